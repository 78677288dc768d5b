import { describe, expect, it, vi } from "vitest";
import type { GamePage } from "../games/page";
import { TestClock } from "../testclock";
import type { Entry, Event, GameFacts } from "../wire/wire";
import { format, parse } from "./address";
import { press } from "./keyboard";
import { Replay } from "./replay.svelte";
import { chaptersOf, resolves, spaced, standing, tell, turnsOf } from "./steps";
import { judge } from "./verdict";

type View = { chapter: number; last: string | null };
const PAGE = {
  chapter: (view: View) => view.chapter,
  lastNames: (view: View) => (view.last === null ? [] : [view.last]),
  headings: ["count"],
} as unknown as GamePage<any>;
const NAMES = ["brown", "beige"];
const FACTS = { name: "tyrus", hidden: true, seat_names: NAMES } as unknown as GameFacts;

function entry(seq: number, ply: number, more: Partial<Entry> & { kind?: Event["kind"]; actor?: number | null; say?: string } = {}): Entry {
  const { kind = "action", actor = 0, say = `s${seq}`, ...rest } = more;
  const event: Event = { seq, kind, seat: actor, notation: null, say: { id: say }, last: [] };
  return { seq, ply, turn: ply, status: "playing", view: { chapter: 1, last: null }, seats: [], event, ...rest } as unknown as Entry;
}

function make(entries: Entry[]) {
  const clock = new TestClock();
  const origin = { kind: "transcript", transcript: "" } as const;
  return { clock, replay: new Replay({ facts: FACTS, page: PAGE, origin, entries, eyes: "all", commitment: null }, clock) };
}

const seven = Array.from({ length: 7 }, (_, at) =>
  entry(at + 1, at + 1, { turn: Math.floor(at / 3), view: { chapter: at < 4 ? 1 : 2, last: at === 5 ? "count-1" : null } }),
);

describe("steps", () => {
  it("leave out what was taken back, and what is not of the match", () => {
    const told = [entry(1, 0, { kind: "join", status: "open" }), entry(2, 1), entry(3, 2), entry(4, 1, { kind: "undo" }), entry(5, 2), entry(6, 2, { kind: "talk" })];
    expect(standing(told).map(({ seq }) => seq)).toEqual([2, 5]);
  });

  it("go back as far as a take-back does, and keep the end", () => {
    const told = [entry(1, 1), entry(2, 2), entry(3, 3), entry(4, 1, { kind: "takeback" }), entry(5, 2), entry(6, 2, { kind: "end", actor: null })];
    expect(standing(told).map(({ seq }) => seq)).toEqual([1, 5, 6]);
  });

  it("know where turns and chapters begin", () => {
    expect(turnsOf(seven)).toEqual([0, 3, 6]);
    expect(chaptersOf(seven, PAGE)).toEqual([{ at: 0, number: 1 }, { at: 4, number: 2 }]);
  });

  it("name only as many chapters as there is room for", () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ at: at * 10, number: at + 1 }));
    expect(spaced(many, 400, 1200).size).toBe(40);
    expect([...spaced(many, 400, 300)]).toEqual([1, 5, 10, 15, 20, 25, 30, 35, 40]);
    expect(spaced(many.slice(0, 1), 0, 300)).toEqual(new Set([1]));
  });

  it("resolve something once", () => {
    expect(seven.map((_, at) => resolves(seven, at, PAGE))).toEqual([false, false, false, false, false, true, false]);
  });

  it("are told in lines that know their steps", () => {
    const draw = { actor: null, say: "draw" };
    const told = tell([entry(1, 1, draw), entry(2, 2, draw), entry(3, 3, { actor: null, say: "throw-part" }), entry(4, 4, { say: "throw" })], PAGE, NAMES);
    expect(told.map(({ say, times, from, to }) => [say.id, times, from, to])).toEqual([["draw", 2, 0, 1], ["throw", 1, 2, 3]]);
  });
});

describe("replay", () => {
  it("stays between its ends", () => {
    const { replay } = make(seven);
    replay.step(-1);
    expect(replay.at).toBe(0);
    replay.go(99);
    expect(replay.at).toBe(6);
  });

  it("goes by turns and by chapters, there and back", () => {
    const { replay } = make(seven);
    const places = [() => replay.turn(1), () => replay.turn(1), () => replay.turn(1), () => replay.turn(-1), () => replay.chapter(-1), () => replay.chapter(1)].map((go) => {
      go();
      return replay.at;
    });
    expect(places).toEqual([3, 6, 6, 3, 0, 4]);
  });

  it("goes to a ply, or as near as there is one", () => {
    const { replay } = make(seven);
    replay.goTo(4);
    expect(replay.at).toBe(3);
    replay.goTo(400);
    expect(replay.at).toBe(6);
  });

  it("plays by itself to the end, longer where something is resolved", () => {
    const { replay, clock } = make(seven);
    replay.play();
    clock.pass(1100 * 5);
    expect([replay.at, replay.isPlaying]).toEqual([5, true]);
    clock.pass(4100);
    expect(replay.at).toBe(5);
    clock.pass(200);
    expect([replay.at, replay.isPlaying]).toEqual([6, false]);
    replay.play();
    expect(replay.at).toBe(0);
  });

  it("plays faster, and stops for a hand", () => {
    const { replay, clock } = make(seven);
    replay.play();
    replay.setSpeed(4);
    clock.pass(1100);
    expect(replay.at).toBe(4);
    replay.step(-1);
    clock.pass(5000);
    expect([replay.at, replay.isPlaying]).toEqual([3, false]);
  });

  it("hurries through what nature does", () => {
    const { replay, clock } = make(seven.map((step) => ({ ...step, event: { ...step.event!, seat: null } })));
    replay.play();
    clock.pass(320 * 4);
    expect(replay.at).toBe(4);
  });
});

describe("keys", () => {
  vi.stubGlobal("Element", class {});
  const key = (name: string, more = {}) => ({ key: name, target: null, preventDefault: vi.fn(), stopPropagation: vi.fn(), ...more }) as unknown as KeyboardEvent;

  it("step, jump and play", () => {
    const { replay } = make(seven);
    const places = ["ArrowRight", "ArrowDown", "End", "ArrowUp", "PageUp", "Home", "PageDown", "ArrowLeft"].map((name) => {
      press(replay, key(name));
      return replay.at;
    });
    expect(places).toEqual([1, 3, 6, 3, 0, 0, 4, 3]);
    press(replay, key("ArrowRight", { shiftKey: true }));
    expect(replay.at).toBe(6);
    press(replay, key(" "));
    expect(replay.isPlaying).toBe(true);
  });

  it("leave the rest alone", () => {
    const { replay } = make(seven);
    expect(press(replay, key("a"))).toBe(false);
    expect(press(replay, key("ArrowRight", { ctrlKey: true }))).toBe(false);
  });
});

describe("links", () => {
  it.each([
    ["#57", { ply: 57, eyes: undefined }],
    ["#57-beige", { ply: 57, eyes: 1 }],
    ["#0-all", { ply: 0, eyes: "all" }],
    ["#57-nobody", { ply: 57, eyes: undefined }],
  ])("read %s", (hash, place) => expect(parse(hash, NAMES)).toEqual(place));

  it.each(["", "#", "#x", "#-1", "#57-", "#1234567", "#57 "])("leave %s alone", (hash) => expect(parse(hash, NAMES)).toBeNull());

  it.each([{ ply: 3, eyes: 0 }, { ply: 3, eyes: "all" as const }, { ply: 3, eyes: undefined }])("come back as they went", (place) =>
    expect(parse(format(place, NAMES), NAMES)).toEqual(place));
});

describe("the verdict on the dice", () => {
  const key = "00".repeat(32);
  const commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
  it.each([
    ["none", { commitment: "", key: null }, null],
    ["sealed", { commitment, key: null }, null],
    ["told", { commitment, key }, null],
    ["kept", { commitment, key }, commitment],
    ["bad", { commitment, key }, "another"],
    ["bad", { commitment: "another", key }, null],
  ])("is %s", async (verdict, dice, kept) => expect(await judge({ ...dice, nonces: [] }, kept)).toBe(verdict));
});
