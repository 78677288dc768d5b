import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Body } from "../wire/wire";
import { answerAll, answers, asked, body, by, entry, LEGAL, make, remember, settle } from "./testtable";

beforeEach(() => {
  remember();
  answerAll();
});
afterEach(() => vi.unstubAllGlobals());

describe("opening", () => {
  it("shows the present at once and fills the log with what was missed, without a step", () => {
    const { lines, table } = make();
    lines[0]!.onopen!();
    expect(lines[0]!.send).toHaveBeenCalledWith('{"key":"k","since":0}');
    for (const seq of [1, 2, 3, 4]) table.receive(entry(seq, { legal: [] }));
    expect(table.journal.events).toEqual([]);
    expect(table.isReady).toBe(false);
    table.receive(entry(5));
    expect(table.isReady).toBe(true);
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

  describe("while an action is on its way", () => {
    const die = (face: string, action: number, more: object = {}) => ({ action, notation: `mark-${face}`, target: [`die:${face}`], say: { id: "x" }, commits: false, ...more });
    const dice = [die("gull", 1), die("star", 2), die("keep", 3, { commits: true })];
    const took = () => asked.map(({ body }) => (body as { action: number }).action);

    /** Touch three dice at once; the answer and the event of the first come in either order. */
    async function hurry(touches: string[], then: object) {
      const { table } = make(body(5, { legal: dice }));
      let answer = (_: Response) => {};
      answers.push(() => new Promise((resolve) => (answer = resolve)), ...Array.from({ length: 3 }, () => () => new Promise<Response>(() => {})));
      for (const touch of touches) table.picker.touch(touch);
      expect(took()).toEqual([1]);
      table.receive(entry(6, { legal: dice, ...then }));
      answer(Response.json(body(6)));
      await settle();
      return table;
    }

    it("plays what was touched meanwhile, in order", async () => {
      const table = await hurry(["die:gull", "die:star", "die:gull"], {});
      expect(took()).toEqual([1, 2]);
      expect(asked[1]!.body).toMatchObject({ ply: 6 });
      expect(table.picker.picked).toEqual(["die:star"]);
    });

    it.each([
      ["the next turn", ["die:gull", "die:star"], { turn: 2 }],
      ["somebody else", ["die:gull", "die:star"], { to_move: 1 }],
      ["what is to be confirmed", ["die:gull", "die:keep"], {}],
      ["what may not be done any more", ["die:gull", "die:star"], { legal: [die("gull", 1)] }],
    ])("plays nothing for %s", async (_, touches, then) => {
      await hurry(touches, then);
      expect(took()).toEqual([1]);
    });
  });

  it("offers nothing else while it is sent, whatever is said at the table", async () => {
    const { table } = make();
    answers.push(() => new Promise<Response>(() => {}));
    table.picker.touch("tile:a"); table.picker.touch("building:x"); table.picker.confirm();
    table.receive(entry(6, { ply: 5, event: { seq: 6, kind: "talk", seat: 1, notation: null, say: { id: "s" }, last: [] } }));
    expect(table.picker.first.has("tile:b")).toBe(false);
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
    expect(table.slips.shown).toEqual({ say: { id: "error-stale" }, rule: null, target: null });
    expect(table.isSending).toBe(false);
    expect(table.picker.legal).toEqual(LEGAL);
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
    expect(table.slips.shown).toMatchObject({ rule: "T7", target: "building:x" });
    clock.pass(6000);
    expect(table.slips.shown).toBe(null);
  });

  it("goes, or does not come, once something else is picked", async () => {
    const { table } = make();
    const [legal] = LEGAL[0]!.target;
    for (const isLate of [false, true]) {
      answers.push(() => Response.json({ rule: "T7", say: { id: "why" }, message: "" }));
      table.picker.touch("building:x");
      if (!isLate) await settle();
      expect(table.slips.shown === null).toBe(isLate);
      table.picker.touch(legal!);
      await settle();
      expect(table.slips.shown).toBe(null);
      table.picker.offer(LEGAL);
    }
  });

  it("does not come once the position has changed", async () => {
    const { table } = make(body(5, { to_move: 1, legal: [] }));
    let say: (response: Response) => void = () => {};
    answers.push(() => new Promise<Response>((done) => (say = done)));
    table.picker.touch("tile:a");
    table.receive(by(1, 6, { to_move: 0 }));
    say(Response.json({ rule: null, say: { id: "error-not-your-turn" }, message: "" }));
    await settle();
    expect(table.slips.shown).toBe(null);
  });

  it("goes at the next action, and is not given to a watcher", async () => {
    const { table } = make();
    answers.push(() => Response.json({ rule: "T7", say: { id: "why" }, message: "" }));
    table.picker.touch("building:x");
    await settle();
    table.receive(entry(6));
    expect(table.slips.shown).toBe(null);
    const watcher = make(body(5, { seat: null, legal: [] }));
    watcher.table.picker.touch("building:x");
    expect(asked).toHaveLength(1);
  });
});

it("is nobody's turn whose seat was given up for good", () => {
  expect(make().table.isMine).toBe(true);
  expect(make(body(5, { legal: [] })).table.isMine).toBe(false);
});

it("knows that who leaves a table without a bot for them has resigned", () => {
  const { table } = make();
  table.receive({ ...body(6, { ply: 5 }), event: { seq: 6, kind: "flag", seat: 0, notation: null, say: { id: "s" }, last: [] } });
  table.terms = { private: true, hints: true, caretaker: 4 };
  expect(table.hasResigned).toBe(false);
  table.terms = { private: true, hints: true, caretaker: null };
  expect(table.hasResigned).toBe(true);
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
    await table.acts.askBack();
    expect(asked[0]).toMatchObject({ path: "/api/matches/m/takeback", body: { ply: 0 } });
    table.receive({ ...body(3, { ply: 2, offers: [{ kind: "takeback", seat: 1, ply: 1, agreed: [1] }] }), event: null });
    expect(table.question?.seat).toBe(1);
    answers.push(() => Response.json(body(4, { ply: 1 })));
    await table.acts.answer(true);
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
  expect([left.isAlone, left.hasHints]).toEqual([false, false]);
  expect(sit([seat("human"), seat("bot")]).hasHints).toBe(true);
});

it("leaves no timer behind when an answer comes after the sitting", async () => {
  const { clock, table } = make();
  let say: (response: Response) => void = () => {};
  answers.push(() => new Promise<Response>((done) => (say = done)));
  table.picker.touch("tile:a"); table.picker.touch("building:x"); table.picker.confirm();
  table.close();
  const after = vi.spyOn(clock, "after");
  say(Response.json(body(6)));
  await settle();
  expect(after).not.toHaveBeenCalled();
});
