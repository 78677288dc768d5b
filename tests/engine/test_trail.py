"""A trail is a list of which copies share what they have in common."""

from hypothesis import given
from hypothesis import strategies as st

from pelagos.engine.trail import Trail

# What is done to which of several copies: cut to a length, or add a letter.
_DONE = st.lists(
    st.tuples(st.integers(0, 3), st.one_of(st.integers(0, 6), st.sampled_from("abc"))), max_size=40
)


@given(_DONE)
def test_copies_go_their_own_ways_as_lists_do(done: list[tuple[int, int | str]]) -> None:
    trails, lists = [Trail[str]()], [list[str]()]
    for which, what in done:
        trail, copied = trails[which % len(trails)].copy(), list(lists[which % len(lists)])
        if isinstance(what, int):
            trail.cut(min(what, len(trail)))
            del copied[what:]
        else:
            trail.append(what)
            copied.append(what)
        trails.append(trail)
        lists.append(copied)
    assert [list(trail) for trail in trails] == lists
    assert [len(trail) for trail in trails] == list(map(len, lists))


def test_it_is_read_as_a_list_is() -> None:
    trail = Trail[str]()
    for letter in "tyrus":
        trail.append(letter)
    assert (trail[0], trail[-1], trail[1:3], trail[-2:], trail[7:]) == ("t", "s", ["y", "r"], ["u", "s"], [])
    assert "y" in trail
    trail.cut(0)
    assert not trail
    assert trail[-1:] == []
