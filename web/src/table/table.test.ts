import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TestClock } from "../testclock";
import type { GamePage } from "../games/page";
import type { Line } from "../live";
import type { Body, Entry, GameFacts, Legal } from "../wire/wire";
import { Table } from "./table.svelte";

type View = { last: string | null };

const LEGAL: Legal[] = [
  { action: 1, notation: "a", target: ["tile:a", "building:x"], say: { id: "x" }, commits: true },
  { action: 2, notation: "b", target: ["tile:b", "building:x"], say: { id: "x" }, commits: true },
];
const PAGE = { lastName: (view: View) => view.last } as unknown as GamePage<any>;
const FACTS = { name: "tyrus", seat_names: ["brown", "beige"] } as unknown as GameFacts;

function body(seq: number, more: Partial<Entry> = {}): Body {
  return {
    match: "m", game: "tyrus", version: 1, options: {}, status: "playing", seq, ply: seq, turn: 1, seat: 0, seats: [],
    to_move: 0, view: { last: null }, legal: LEGAL, can_undo: false, offers: [], clock: null,
    dice: { commitment: "c", nonces: [], key: null }, talk: [], outcome: null, next: null, ...more,
  };
}

function entry(seq: number, more: Partial<Entry> = {}): Entry {
  const event = { seq, kind: "action" as const, seat: 0, notation: null, say: { id: `s${seq}` }, last: [] };
  return { ...body(seq), event, ...more };
}

function make(first = body(5)) {
  const clock = new TestClock();
  const lines: Line[] = [];
  const dial = () => {
    lines.push({ readyState: 1, onopen: null, onmessage: null, onclose: null, send: vi.fn(), close: vi.fn() });
    return lines.at(-1)!;
  };
  const table = new Table({ facts: FACTS, page: PAGE, key: "k", body: first, commitment: null, isTogether: false }, dial, () => false, clock);
  return { clock, lines, table };
}

const answers: (() => Response | Promise<Response>)[] = [];
const asked: { path: string; body: unknown }[] = [];

beforeEach(() => {
  answers.length = asked.length = 0;
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string | null }) => {
    asked.push({ path, body: body && JSON.parse(body) });
    return answers.shift()!();
  });
});
afterEach(() => vi.unstubAllGlobals());

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("opening", () => {
  it("shows the present at once and fills the log with what was missed, without a step", () => {
    const { lines, table } = make();
    lines[0]!.onopen!();
    expect(lines[0]!.send).toHaveBeenCalledWith('{"key":"k","since":0}');
    for (const seq of [1, 2, 3, 4]) table.receive(entry(seq, { legal: [] }));
    expect(table.journal.events).toEqual([]);
    table.receive(entry(5));
    expect(table.journal.events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    expect(table.queue.isDrained).toBe(true);
    expect(table.picker.legal).toEqual(LEGAL);
  });

  it("writes nothing down twice after a reconnection", () => {
    const { clock, lines, table } = make(body(1));
    table.receive(entry(1));
    lines[0]!.onclose!({ code: 1006 });
    expect(table.connection).toBe("lost");
    clock.pass(250);
    lines[1]!.onopen!();
    expect(lines[1]!.send).toHaveBeenCalledWith('{"key":"k","since":1}');
    table.receive(entry(1));
    table.receive(entry(2));
    expect(table.journal.events.map(({ seq }) => seq)).toEqual([1, 2]);
  });
});

describe("picking", () => {
  it("keeps what was picked when only the seats change, and forgets it in a new position", () => {
    const { table } = make();
    table.picker.touch("tile:a");
    table.receive({ ...body(5), event: null });
    expect(table.picker.picked).toEqual(["tile:a"]);
    table.receive(entry(6));
    expect(table.picker.picked).toEqual([]);
  });

  it("sends a confirmed action once, and offers nothing else until it stands", async () => {
    const { table } = make();
    answers.push(() => Response.json(body(6, { to_move: 1 })));
    table.picker.touch("tile:a");
    table.picker.touch("building:x");
    table.picker.confirm();
    table.picker.confirm();
    await settle();
    expect(asked).toHaveLength(1);
    expect(asked[0]!.body).toMatchObject({ ply: 5, action: 1 });
    expect(table.isSending).toBe(true);
    expect(table.picker.ghost?.action).toBe(1);
    expect(table.picker.first.has("tile:b")).toBe(false);
    table.receive(entry(6, { to_move: 1, legal: [] }));
    expect(table.isSending).toBe(false);
    expect(table.isMine).toBe(false);
  });

  it("makes a new connection when the socket does not bring what the answer promised", async () => {
    const { clock, lines, table } = make();
    answers.push(() => Response.json(body(6)));
    table.picker.touch("tile:a");
    table.picker.touch("building:x");
    table.picker.confirm();
    await settle();
    clock.pass(2500);
    expect(lines).toHaveLength(2);
  });

  it("asks again under the same name when the answer was lost", async () => {
    const { table } = make();
    answers.push(() => Promise.reject(new TypeError("lost")), () => Response.json(body(6)));
    table.picker.touch("tile:a");
    table.picker.touch("building:x");
    table.picker.confirm();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]!.body).toEqual(asked[0]!.body);
  });

  it("offers the position again when the server refuses", async () => {
    const { table } = make();
    answers.push(() => Response.json({ error: "stale", message: "", say: { id: "error-stale" } }, { status: 409 }));
    table.picker.touch("tile:a");
    table.picker.touch("building:x");
    table.picker.confirm();
    await settle();
    expect(table.refusal).toEqual({ say: { id: "error-stale" }, rule: null, target: null });
    expect(table.isSending).toBe(false);
    expect(table.picker.legal).toEqual(LEGAL);
  });
});

describe("an action without an answer", () => {
  const kept = new Map<string, string>();
  const confirm = (table: Table) => ["tile:a", "building:x"].forEach((touch) => table.picker.touch(touch)) ?? table.picker.confirm();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    });
  });

  it("is a ghost again after a reload, and sent once more under the same name", async () => {
    answers.push(() => new Promise<Response>(() => {}), () => Response.json(body(6)));
    confirm(make().table);
    await settle();
    const { table } = make();
    expect(table.picker.ghost?.action).toBe(1);
    await settle();
    expect(asked[1]).toEqual(asked[0]);
    expect([...kept]).toEqual([]);
    make();
    expect(asked).toHaveLength(2);
  });

  it("is forgotten once it is refused, and the slip says why", async () => {
    answers.push(() => new Promise<Response>(() => {}), () => Response.json({ error: "stale", message: "", say: { id: "error-stale" } }, { status: 409 }));
    confirm(make().table);
    const { table } = make(body(7, { to_move: 1, legal: [] }));
    expect(table.picker.ghost).toBe(null);
    await settle();
    expect(table.refusal?.say.id).toBe("error-stale");
    expect([...kept]).toEqual([]);
  });

  it("is sent when the server is there again, unless it was put back", async () => {
    vi.useFakeTimers();
    const gone = () => Promise.reject(new TypeError("gone"));
    for (const isPutBack of [false, true]) {
      answers.push(gone, gone, gone, gone, gone, () => Response.json(body(6)));
      const { lines, table } = make();
      confirm(table);
      await vi.advanceTimersByTimeAsync(6000);
      expect([table.isSending, table.picker.ghost?.action, table.isUnsent]).toEqual([false, 1, true]);
      expect(table.refusal).toBe(null); // the prompt says that it goes by itself
      if (isPutBack) table.picker.back();
      asked.length = 0;
      lines[0]!.onopen!();
      expect(asked).toHaveLength(isPutBack ? 0 : 1);
      await vi.advanceTimersByTimeAsync(0);
      expect([[...kept], table.isUnsent]).toEqual([[], false]);
      answers.length = 0;
    }
    vi.useRealTimers();
  });

  it("is said to be kept when the answer is long in coming, though the socket stands", async () => {
    const { clock, lines, table } = make();
    lines[0]!.onopen!();
    answers.push(() => new Promise<Response>(() => {}));
    confirm(table);
    expect(table.isLate).toBe(false);
    clock.pass(1500);
    expect(table.isLate).toBe(true);
  });

  it("is sent again where the browser keeps nothing", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("localStorage", undefined);
    const gone = () => Promise.reject(new TypeError("gone"));
    answers.push(gone, gone, gone, gone, gone, () => Response.json(body(6)));
    const { lines, table } = make();
    confirm(table);
    await vi.advanceTimersByTimeAsync(6000);
    const first = asked[0];
    asked.length = 0;
    lines[0]!.onopen!();
    expect(asked).toEqual([first]);
    vi.useRealTimers();
  });

  it("is sent with a new connection when the old one only seems to stand", async () => {
    vi.useFakeTimers();
    const gone = () => Promise.reject(new TypeError("gone"));
    answers.push(gone, gone, gone, gone, gone, () => Response.json(body(6)));
    const { lines, table } = make();
    lines[0]!.onopen!();
    confirm(table);
    await vi.advanceTimersByTimeAsync(6000);
    expect(lines).toHaveLength(2);
    lines[1]!.onopen!();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.isUnsent).toBe(false);
    vi.useRealTimers();
  });
});

describe("another seat at the same screen", () => {
  it("sees the same table with its own key, and is offered its own actions", () => {
    const { lines, table } = make(body(5, { to_move: 1, legal: [] }));
    table.receive(entry(5, { to_move: 1, legal: [] }));
    lines[0]!.onopen!();
    table.turn("k1");
    expect(lines[0]!.close).toHaveBeenCalled();
    expect(table.connection).toBe("connecting");
    lines[1]!.onopen!();
    expect(lines[1]!.send).toHaveBeenCalledWith('{"key":"k1","since":4}');
    table.receive(entry(5, { seat: 1, to_move: 1 }));
    expect(table.isMine).toBe(true);
    expect(table.picker.legal).toEqual(LEGAL);
    expect(table.journal.events).toHaveLength(1);
    expect(table.key).toBe("k1");
  });
});

describe("a refusal", () => {
  it("names the thing and the rule, and goes after six seconds", async () => {
    const { clock, table } = make();
    answers.push(() => Response.json({ rule: "T7", say: { id: "why" }, message: "" }));
    table.picker.touch("building:x");
    await settle();
    expect(asked[0]!.path).toBe("/api/matches/m/why?target=building%3Ax");
    expect(table.refusal).toMatchObject({ rule: "T7", target: "building:x" });
    clock.pass(6000);
    expect(table.refusal).toBe(null);
  });

  it("goes, or does not come, once something else is picked", async () => {
    const { table } = make();
    const [legal] = LEGAL[0]!.target;
    for (const isLate of [false, true]) {
      answers.push(() => Response.json({ rule: "T7", say: { id: "why" }, message: "" }));
      table.picker.touch("building:x");
      if (!isLate) await settle();
      expect(table.refusal === null).toBe(isLate);
      table.picker.touch(legal!);
      await settle();
      expect(table.refusal).toBe(null);
      table.picker.offer(LEGAL);
    }
  });

  it("goes at the next action, and is not given to a watcher", async () => {
    const { table } = make();
    answers.push(() => Response.json({ rule: "T7", say: { id: "why" }, message: "" }));
    table.picker.touch("building:x");
    await settle();
    table.receive(entry(6));
    expect(table.refusal).toBe(null);
    const watcher = make(body(5, { seat: null, legal: [] }));
    watcher.table.picker.touch("building:x");
    expect(asked).toHaveLength(1);
  });
});

describe("what an action resolved", () => {
  const counted = { view: { last: "election-1" } };

  it("stays with its view while later plies come, until it is dismissed", () => {
    const { clock, table } = make();
    table.receive(entry(6, counted));
    table.receive(entry(7));
    clock.pass(4000);
    expect(table.held).toEqual({ name: "election-1", view: { last: "election-1" }, before: { last: null } });
    expect(table.isAtRest).toBe(false);
    table.dismiss();
    expect(table.held).toBe(null);
    expect(table.isAtRest).toBe(true);
    table.receive(entry(8, counted));
    expect(table.held).toBe(null);
  });

  it("is shown one after another, and the rest of the table as it was then", () => {
    const { table } = make();
    const [first, second] = [counted, { view: { last: "election-2" } }];
    for (const next of [entry(6, first), entry(7), entry(8, second), entry(9)]) table.receive(next);
    table.queue.skip();
    const shown = [table.seen];
    for (let count = 0; count < 2; count += 1) {
      table.dismiss();
      shown.push(table.seen);
    }
    expect(shown).toEqual([first.view, second.view, { last: null }]);
  });

  it("is shown even when the plies after it were skipped to", () => {
    const { table } = make();
    for (const next of [entry(6), entry(7, counted), entry(8)]) table.receive(next);
    table.queue.skip();
    expect(table.held?.name).toBe("election-1");
  });

  it("goes by itself for a watcher", () => {
    const { clock, table } = make(body(5, { seat: null }));
    table.receive(entry(6, { ...counted, seat: null }));
    expect(table.held?.name).toBe("election-1");
    table.receive(entry(7, { seat: null }));
    clock.pass(4000);
    expect(table.held).toBe(null);
  });
});

it("knows whether its own seat has resigned", () => {
  const { table } = make();
  const resign = (seq: number, seat: number) => table.receive({ ...body(seq, { ply: 5 }), event: { seq, kind: "resign", seat, notation: null, say: { id: "s" }, last: [] } });
  resign(6, 1);
  expect(table.hasResigned).toBe(false);
  resign(7, 0);
  expect(table.hasResigned).toBe(true);
});

describe("taking back", () => {
  const back = (actors: (number | null)[]) => {
    const { table } = make(body(actors.length));
    actors.forEach((seat, at) => table.receive(entry(at + 1, { event: { seq: at + 1, kind: "action", seat, notation: null, say: { id: "s" }, last: [] } })));
    return table;
  };

  it("goes to before the last action of this seat, whatever came after", () => {
    expect(back([null, 1, 0, 1, null]).backTo).toBe(2);
    expect(back([null, 1]).backTo).toBe(null);
    expect(back([0, 0, 1]).backTo).toBe(1);
  });
  it("forgets actions that stand no more", () => {
    const table = back([0, 1, 0]);
    const event = { seq: 4, kind: "takeback" as const, seat: 0, notation: null, say: { id: "s" }, last: [] };
    table.receive({ ...body(4, { ply: 2 }), event });
    expect(table.backTo).toBe(0);
  });
  it("asks with the ply, answers with a word", async () => {
    const table = back([0, 1]);
    answers.push(() => Response.json(body(3, { ply: 0 })));
    await table.askBack();
    expect(asked[0]).toMatchObject({ path: "/api/matches/m/takeback", body: { ply: 0 } });
    table.receive({ ...body(3, { ply: 2, offers: [{ kind: "takeback", seat: 1, ply: 1, agreed: [1] }] }), event: null });
    expect(table.question?.seat).toBe(1);
    answers.push(() => Response.json(body(4, { ply: 1 })));
    await table.answer(true);
    expect(asked[1]!.body).toEqual({ agree: true });
  });
  it("is no question to who asked", () => {
    const { table } = make(body(5, { offers: [{ kind: "takeback", seat: 0, ply: 1, agreed: [0] }] }));
    expect(table.question).toBe(null);
  });
});

it("among people there are hints only where the table allows them, and always for who plays bots alone", () => {
  const seat = (kind: "human" | "bot", caretaker = false) => ({ seat: 0, kind, name: null, level: null, here: true, caretaker });
  const sit = (seats: Body["seats"]) => make(body(5, { seats })).table;
  const people = sit([seat("human"), seat("human")]);
  people.terms = { private: true, hints: false, caretaker: 4 };
  expect([people.isAlone, people.hasHints]).toEqual([false, false]);
  people.terms = { private: true, hints: true, caretaker: 4 };
  expect(people.hasHints).toBe(true);
  const left = sit([seat("human"), seat("human", true)]);
  left.terms = { private: true, hints: false, caretaker: 4 };
  expect([left.isAlone, left.hasHints]).toEqual([true, true]);
});
