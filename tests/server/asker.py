"""A viewer of one match in two worlds, who asks both the same and listens to both, and finds them alike."""

import gzip
import json
import re
from collections.abc import Iterable, Sequence
from contextlib import closing
from typing import Any

import msgspec
from tests.server.line import Answer, Ear, Line, Request, seq_of

_OF_SEATS, _OF_FEEDS = re.compile(r"/seats/\d+"), re.compile(r"/feeds/[\w-]+")
# When something was said, and what is left on the clocks now: seconds since 1970, and seconds.
_TIMES = re.compile(rb'"(at|now)":\d{10}(\.\d+)?(?=[,}])|"remaining_s":\[\d+(\.\d+)?,\d+(\.\d+)?\]')
_FEED = re.compile(rb"<id>urn:pelagos:[\w-]{16}</id>|<updated>[^<]*</updated>")  # its name, and when


class Asker:
    """``viewer`` is ``None`` for a watcher. What goes to other seats is theirs, and is not compared."""

    def __init__(self, ports: Sequence[int], match: str, viewer: int | None, keys: dict[int, str]) -> None:
        self.match = match
        self.viewer = viewer
        self.messages = 0  # compared so far
        self.operations: set[str] = set()  # asked so far, as the description of the API names them
        self._keys = dict(keys)
        self._ports = ports
        self._lines = [Line(port) for port in ports]
        self._ears: list[list[Ear]] = []
        self._seq = 0  # the last event that all ears have heard of

    def close(self) -> None:
        self._hang_up()
        for line in self._lines:
            line.close()

    def _hang_up(self) -> None:
        for ears in self._ears:
            for ear in ears:
                ear.close()
        self._ears = []

    # Asking

    def request(self, method: str, path: str, wanted: Any = None, *, seat: int | None = None) -> Request:
        """Return a request about the match: of the viewer, unless another seat is named."""
        asks = self.viewer if seat is None else seat
        key = None if asks is None else self._keys[asks]
        return Request(method, f"/matches/{self.match}{path}", wanted, key)

    def __call__(self, *asked: Request) -> list[Answer]:
        """Ask both worlds all of that at once, and return what both answer."""
        return [self._same(each, *told) for each, told in zip(asked, self._both(*asked), strict=True)]

    def _both(self, *asked: Request) -> list[tuple[Answer, ...]]:
        return self._each(*([each] * len(self._lines) for each in asked))

    def _each(self, *asked: Sequence[Request]) -> list[tuple[Answer, ...]]:
        """Ask each world its own, all at once, and return the answers of both to each question."""
        for world, line in enumerate(self._lines):
            line.send(b"".join(requests[world].encode() for requests in asked))
        self.operations.update(self._operation(requests[0]) for requests in asked)
        told = list(zip(*([line.read() for _ in asked] for line in self._lines), strict=True))
        for requests, answers in zip(asked, told, strict=True):
            assert {answer.status for answer in answers} == {answers[0].status}, (requests[0], answers)
            assert answers[0].status < 500, (requests[0], answers)
        return told

    def _operation(self, asked: Request) -> str:
        path = asked.path.partition("?")[0].replace(f"/matches/{self.match}", "/matches/{match}")
        return f"{asked.method} {_OF_FEEDS.sub('/feeds/{name}', _OF_SEATS.sub('/seats/{seat}', path))}"

    def _same(self, asked: Request, one: Answer, two: Answer) -> Answer:
        place = f"{asked.method} {asked.path} {asked.wanted}"
        self._compare(place, (one.head, two.head))
        unpack = gzip.decompress if b"content-encoding: gzip" in one.head else bytes
        self._compare(place, (unpack(one.content), unpack(two.content)))
        self.messages += 1
        return one

    def _compare(self, place: str, told: Iterable[bytes], hidden: Sequence[str] = ()) -> None:
        """Find two messages alike, but for times, and for the fields of a body that are shown by now."""
        one, two = told
        if one == two:
            return
        one, two = _shown(one, hidden), _shown(two, hidden)
        if one != two:
            pairs = zip(one, two, strict=False)
            at = next((number for number, (a, b) in enumerate(pairs) if a != b), min(len(one), len(two)))
            near = slice(max(0, at - 80), at + 40)
            raise AssertionError(f"to {self.viewer} in {place}: {one[near]!r} is not {two[near]!r}")

    # Listening

    def listen(self, hello: dict[str, Any], num: int) -> None:
        """Open a socket to each world, hear the first ``num`` messages, and keep it open."""
        ears = [Ear(port, self.match) for port in self._ports]
        self._ears.append(ears)
        key = self._keys.get(self.viewer) if self.viewer is not None else None
        for ear in ears:
            ear.say(json.dumps(hello if key is None else {**hello, "key": key}))
        seqs = self._heard(f"live {hello}", [ear.hear(num) for ear in ears])
        self._seq = seqs[-1]

    def knock(self, hello: str) -> int | None:
        """Open a socket to each world that is not let in, and return the code."""
        codes = []
        for port in self._ports:
            with closing(Ear(port, self.match)) as ear:
                ear.say(hello)
                assert ear.hear() == []
                codes.append(ear.code)
        assert len(set(codes)) == 1, codes
        self.messages += 1
        return codes[0]

    def _heard(self, place: str, told: list[list[bytes]], hidden: Sequence[str] = ()) -> list[int]:
        """Compare what two ears heard, without what is not hidden any more; return after which events."""
        assert len(told[0]) == len(told[1]), f"{place}: {[len(each) for each in told]} messages"
        for both in zip(*told, strict=True):
            self._compare(place, both, hidden)
        self.messages += len(told[0])
        return [seq_of(each) or 0 for each in told[0]]

    def _follow(self, seq: int, place: str, hidden: Sequence[str] = ()) -> None:
        """Hear with all ears of each event up to ``seq``: one message for each, in order."""
        for ears in self._ears:
            told = [ear.hear(seq - self._seq) for ear in ears]
            seqs = self._heard(f"live after {place}", told, hidden)
            assert seqs == list(range(self._seq + 1, seq + 1)), f"after {place}: {seqs}"
        self._seq = max(seq, self._seq)

    # Acting

    def act(self, seat: int, path: str, wanted: Any, other: Any = None) -> int:
        """Let a seat do something, in the second world perhaps another thing; hear of it, return the status.

        One after the other: what is told of an event depends on whether it is the last.
        """
        each = [self.request("POST", path, one, seat=seat) for one in (wanted, other or wanted)]
        (answers,) = self._each(each)
        if seat == self.viewer:
            self._same(each[0], *answers)
        seq = seq_of(answers[0].content)
        if answers[0].status == 200 and seq is not None:
            self._follow(seq, path)
        return answers[0].status

    def refuse(self, seat: int, *wanted: tuple[str, Any]) -> None:
        """Let a seat want what it does not get, and what changes nothing."""
        asked = [self.request("POST", *each, seat=seat) for each in wanted]
        for request, answers in zip(asked, self._both(*asked), strict=True):
            assert answers[0].status in (403, 409), answers[0]
            if seat == self.viewer:
                self._same(request, *answers)

    def hint(self) -> None:
        """Ask what a bot would do: how long it thinks is not the same, but what it thinks about."""
        (answers,) = self._both(self.request("POST", "/hint", {}))
        assert answers[0].status == 200, answers[0]
        hints = [sorted(answer.json(), key=lambda hint: hint["action"]) for answer in answers]
        for hint in (*hints[0], *hints[1]):
            for thought in ("chance", "visits", "line", "then"):
                del hint[thought]
        assert hints[0] == hints[1], hints
        self.messages += 1

    def feed(self, seat: int) -> None:
        """Make a feed and read it: only its name differs, which is drawn by lot."""
        (made,) = self._both(self.request("POST", f"/seats/{seat}/feed", {}, seat=seat))
        paths = [answer.json()["feed"].removeprefix("/api") for answer in made]
        (read,) = self._each([Request("GET", path) for path in paths])
        if seat == self.viewer:
            self._compare("feed", (_FEED.sub(b"", answer.content) for answer in read))
            self.messages += 2

    def change_key(self, seat: int, key: str) -> None:
        """Change the key of a seat: the old one is wrong from then on, and its sockets end."""
        assert self.act(seat, f"/seats/{seat}/key", {"key": key}) == 200
        if seat != self.viewer:
            self._follow(self._seq + 1, "key")
        else:
            for ears in self._ears:
                self._heard("live until the key changes", [ear.hear() for ear in ears])
                assert [ear.code for ear in ears] == [4403, 4403]
            self._hang_up()
            assert self(self.request("GET", ""))[0].status == 401
        self._keys[seat] = key

    def end(self, seat: int, method: str, path: str, *, since: int) -> None:
        """End the match; compare all but the view after it, and the events up to then from ``since`` on."""
        (answers,) = self._both(self.request(method, path, {}, seat=seat))
        bodies = [answer.json() for answer in answers]
        assert [body["status"] for body in bodies] == ["over", "over"], bodies
        if seat == self.viewer:
            self._compare(path, (answer.content for answer in answers), ["view"])
        self._follow(bodies[0]["seq"], path, ["view"])
        (told,) = self._both(self.request("GET", f"/events?since={since}"))
        entries = [msgspec.json.decode(answer.content, type=list[msgspec.Raw])[:-2] for answer in told]
        self._compare("events before the end", (b",".join(map(bytes, each)) for each in entries))
        self.messages += 2

    def rematch(self, seat: int) -> None:
        """Ask for the next match, whose name is drawn by lot, and hear of it: nothing came in between."""
        (answers,) = self._both(self.request("POST", "/rematch", {}, seat=seat))
        assert answers[0].json()["seat"] == answers[1].json()["seat"]
        self._follow(self._seq + 1, "rematch", ["view", "next"])


def _shown(told: bytes, hidden: Sequence[str] = ()) -> bytes:
    """Return what was told, without times, and of a body without some of its fields."""
    told = _TIMES.sub(b'"time":0', told)
    if not hidden:
        return told
    body = json.loads(told)
    for name in hidden:
        del body[name]
    return json.dumps(body).encode()
