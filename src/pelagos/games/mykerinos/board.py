"""Mykerinos: the board as text, 80 columns wide.

Cubes are the letters B, R, G and W, so nothing depends on colour; a pyramid is
^, with a cube on it ^B:

        a   b   c   d     e   f   g   h
    1   .   ^   R   R     .   B   .   ^
    2   .   .   .   .     .   .  ^B   .
    3   .   .   .   ^     .   .   .   .
"""

from pelagos.engine.text import Texts, wrap
from pelagos.games.mykerinos.deck import PARCEL_COLUMNS, PATRON_NAMES
from pelagos.games.mykerinos.ranking import Survey, say_rank
from pelagos.games.mykerinos.state import AREA_COLUMNS, AREA_ROWS, AREAS_ABREAST
from pelagos.games.mykerinos.view import Area, Digging, Parcel, Player, View, say_last

_WIDTH = 80


def draw(view: View, texts: Texts) -> str:
    """Return the board: the region, the museum, the players, and what just happened."""
    lines = [texts("mykerinos-title", season=view.season, stage=view.stage), ""]
    if view.areas and view.stage != "over":
        lines += [*_region(view), "", *_parcels(view, texts), texts("mykerinos-legend"), ""]
    lines += [*_museum(view, texts), ""]
    for seat, player in enumerate(view.players):
        lines += _player(player, texts, is_you=seat == view.seat, is_first=seat == view.first)
    lines += wrap([texts("mykerinos-scale"), *_scale(view, texts)])
    if view.neutral is not None:
        held = {player.colour: player.held for player in view.players}
        lines.append(texts("mykerinos-neutral-facts", general=view.neutral, **held))
    if view.digging is not None:
        lines += ["", _digging(view.digging, texts)]
    if view.survey is not None:
        lines += ["", *_survey(view.survey, texts)]
    if view.last is not None:
        lines.append("")
    for say in say_last(view):
        is_head = say.id in ("mykerinos-surveyed", "mykerinos-exhibition")
        lines.append(f"{'' if is_head else '  '}{texts.render(say)}")
    return "\n".join(line.rstrip() for line in lines)


def _region(view: View) -> list[str]:
    """Draw the spaces, with a gap between areas."""
    letters = [f"{letter:>4}" for letter in "abcdefgh"]
    lines = ["    " + "".join(letters[:AREA_COLUMNS]) + "  " + "".join(letters[AREA_COLUMNS:])]
    for top in range(0, len(view.areas), AREAS_ABREAST):
        if top:
            lines.append("")
        abreast = view.areas[top : top + AREAS_ABREAST]
        for row in range(AREA_ROWS):
            number = top // AREAS_ABREAST * AREA_ROWS + row + 1
            cells = "  ".join(
                "".join(_cells(area, parcel, row) for parcel in area.parcels) for area in abreast
            )
            lines.append(f"{number:>4}{cells}")
    return lines


def _cells(area: Area, parcel: Parcel, row: int) -> str:
    words = []
    for space in parcel.spaces[row * PARCEL_COLUMNS : (row + 1) * PARCEL_COLUMNS]:
        ground = "^" if space.has_pyramid else "" if space.colour else "."
        word = f"{ground}{space.colour[0].upper() if space.colour else ''}"
        words.append("" if area.is_surveyed else word)
    return "".join(f"{word:>4}" for word in words)


def _parcels(view: View, texts: Texts) -> list[str]:
    """List the parcels of each area that is not surveyed yet."""
    lines = []
    for area in view.areas:
        if not area.is_surveyed:
            parcels = [_parcel(parcel, texts) for parcel in area.parcels]
            words = [f"{parcel} |" for parcel in parcels[:-1]] + parcels[-1:]
            lines += wrap([texts("mykerinos-area", area=area.number), *words], gap=" ")
    return lines


def _parcel(parcel: Parcel, texts: Texts) -> str:
    if parcel.fate != "lies":
        return texts("mykerinos-parcel-fate", fate=parcel.fate)
    return texts("mykerinos-card", patron=parcel.card.patron or "nobody", points=parcel.card.points)


def _museum(view: View, texts: Texts) -> list[str]:
    """Draw a line for each wing: its patron, its 5 and its 3, and the 2 shared with the next wing."""
    rooms = {room.name: room.colour[0].upper() if room.colour else "." for room in view.rooms}
    shared = {tuple(room.wings): room.name for room in view.rooms if len(room.wings) > 1}
    lines = [texts("mykerinos-museum")]
    for wing, patron in enumerate(view.wings, start=1):
        following = wing % len(view.wings) + 1
        cells = {"five": rooms[f"5-wing-{wing}"], "three": rooms[f"3-wing-{wing}"]}
        two = rooms[shared[wing, following]]
        args: dict[str, str | int] = {"wing": wing, "next": following, "patron": patron or "nobody"}
        lines.append(f"  {texts('mykerinos-wing', two=two, **cells, **args)}")
    return lines


def _player(player: Player, texts: Texts, *, is_you: bool, is_first: bool) -> list[str]:
    cards = []
    for patron in (*PATRON_NAMES, None):
        owned = [card for card in player.cards if card.card.patron == patron]
        if owned:
            tilted = sum(card.is_tilted for card in owned)
            name = patron or "nobody"
            cards.append(texts("mykerinos-cards", patron=name, cards=len(owned), tilted=tilted))
    facts = texts(
        "mykerinos-facts",
        seat=player.colour,
        you="you" if is_you else "other",
        first="first" if is_first else "other",
        points=player.points,
        stock=player.stock,
        general=player.general,
    )
    return [facts, *(f"  {line}" for line in wrap(cards, width=_WIDTH - 2))]


def _scale(view: View, texts: Texts) -> list[str]:
    return [
        f"{place}. {texts('mykerinos-colour', colour=colour) if colour else '-'}"
        for place, colour in enumerate(view.scale, start=1)
    ]


def _digging(digging: Digging, texts: Texts) -> str:
    """Say what is under way: whose power, and where the next cube goes."""
    if digging.spot is None:
        return texts("mykerinos-power", patron=digging.patron or "nobody")
    return texts("mykerinos-digging", spot=digging.spot, left=digging.left)


def _survey(survey: Survey, texts: Texts) -> list[str]:
    ranks = [texts.render(say_rank(rank, number)) for number, rank in enumerate(survey.ranks, start=1)]
    return [texts("mykerinos-under-survey", area=survey.area), *(f"  {rank}" for rank in ranks)]
