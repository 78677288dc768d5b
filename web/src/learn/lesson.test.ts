import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GamePage } from "../games/page";
import { TestClock } from "../testclock";
import type { Entry, GameFacts, Legal } from "../wire/wire";
import { after, before, expand, format, pliesAt, type Course, type Place } from "./course";
import { Lesson, recallPlace } from "./lesson.svelte";

const LEGAL: Legal[] = ["a", "b"].map((notation, action) => ({
  action, notation, target: [`tile:${notation}`, "building:x"], say: { id: "x" }, commits: true,
}));
const PAGE = { lastNames: (view: { last: string | null }) => (view.last === null ? [] : [view.last]) } as unknown as GamePage<any>;
const FACTS = { name: "tyrus" } as unknown as GameFacts;
const COURSE: Course = {
  game: "tyrus", version: 1, options: {}, seats: 2, seat: 0, me: "brown",
  chapters: [
    { name: "one", rules: ["T1"], start: ["nature c d"], steps: [{ show: ["card:x"] }, { ask: ["a"], then: ["beige e", "nature f"] }, { last: true }] },
    { name: "two", rules: ["T2"], steps: [{ ask: ["b"], free: true }, {}] },
    { name: "three", rules: ["T3"], start: ["nature g"], steps: [{ then: ["beige h"] }, {}] },
  ],
};

function entry(ply: number, last: string | null = null): Entry {
  const event = { seq: ply, kind: "action" as const, seat: ply % 2, notation: null, say: { id: `s${ply}` }, last: [] };
  return { seq: ply, ply, legal: LEGAL, view: { last }, event } as unknown as Entry;
}

function make(at: Place = { chapter: 0, step: 0 }) {
  const ply = pliesAt(COURSE, at).length;
  return new Lesson({ course: COURSE, facts: FACTS, page: PAGE, at, entry: entry(ply) }, () => true, new TestClock());
}

const asked: { path: string; body: any }[] = [];
let answer: (path: string, body: any) => unknown;
const kept = new Map<string, string>();

beforeEach(() => {
  asked.length = 0;
  kept.clear();
  answer = (_, { transcript, since }) => {
    const plies = transcript.trim().split("\n").length - 6;
    return Array.from({ length: plies - since }, (_, at) => entry(since + at + 1, plies === 5 ? "count" : null));
  };
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) });
    return Response.json(answer(path, JSON.parse(body)));
  });
});
afterEach(() => vi.unstubAllGlobals());

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("course", () => {
  it("writes what was played as a transcript", () => {
    expect(expand(["nature c d", "beige e"])).toEqual(["nature c", "nature d", "beige e"]);
    expect(format(COURSE, ["nature c"])).toBe("pelagos: 1\ngame: tyrus\nversion: 1\nseats: 2\noptions: {}\n\n1 nature c\n");
  });

  it("knows what was played before a step, across chapters, and begins anew where a chapter does", () => {
    expect(pliesAt(COURSE, { chapter: 0, step: 1 })).toEqual(["nature c", "nature d"]);
    expect(pliesAt(COURSE, { chapter: 1, step: 1 })).toEqual(["nature c", "nature d", "brown a", "beige e", "nature f", "brown b"]);
    expect(pliesAt(COURSE, { chapter: 2, step: 1 })).toEqual(["nature g", "beige h"]);
    expect(pliesAt(COURSE, { chapter: 3, step: 0 })).toEqual(["nature g", "beige h"]);
  });

  it("goes forth to the end and back to the beginning", () => {
    expect(after(COURSE, { chapter: 0, step: 2 })).toEqual({ chapter: 1, step: 0 });
    expect(after(COURSE, { chapter: 2, step: 1 })).toEqual({ chapter: 3, step: 0 });
    expect(before(COURSE, { chapter: 3, step: 0 })).toEqual({ chapter: 2, step: 1 });
    expect(before(COURSE, { chapter: 0, step: 0 })).toBeNull();
  });
});

describe("lesson", () => {
  it("offers nothing while it explains, and asks nobody when nothing is played", async () => {
    const lesson = make();
    expect([lesson.picker.legal, lesson.pointed]).toEqual([[], ["card:x"]]);
    lesson.picker.touch("tile:a");
    await lesson.next();
    expect(asked).toEqual([]);
    expect(lesson.at).toEqual({ chapter: 0, step: 1 });
    expect(lesson.picker.legal).toEqual(LEGAL);
  });

  it("points at the next thing to touch", () => {
    const lesson = make({ chapter: 0, step: 1 });
    expect(lesson.pointed).toEqual(["tile:a"]);
    lesson.picker.touch("tile:a");
    expect(lesson.pointed).toEqual(["building:x"]);
    lesson.picker.touch("tile:b");
    expect(lesson.pointed).toEqual(["tile:a"]);
  });

  it("plays what is asked and what follows, and shows what that resolved", async () => {
    const lesson = make({ chapter: 0, step: 1 });
    lesson.picker.touch("tile:a");
    lesson.picker.touch("building:x");
    await settle();
    expect(asked[0]!.body).toMatchObject({ seat: 0, since: 2, legal: true });
    expect(asked[0]!.body.transcript).toContain("3 brown a\n4 beige e\n5 nature f\n");
    expect([lesson.at, lesson.queue.shown.ply, lesson.isResolving]).toEqual([{ chapter: 0, step: 2 }, 5, true]);
    expect(lesson.replies.map(({ seq }) => seq)).toEqual([3, 5]);
    expect(lesson.picker.legal).toEqual([]);
  });

  it("lets nothing else be played, however legal, and says so gently", async () => {
    const lesson = make({ chapter: 0, step: 1 });
    lesson.picker.touch("tile:b");
    lesson.picker.touch("building:x");
    await settle();
    expect([asked, lesson.isAside, lesson.at.step]).toEqual([[], true, 1]);
    expect([lesson.picker.picked, lesson.pointed]).toEqual([[], ["tile:a"]]);
    await lesson.show();
    expect([lesson.isAside, lesson.at.step]).toEqual([false, 2]);
  });

  it("takes anything that is legal where the learner is free", async () => {
    const lesson = make({ chapter: 1, step: 0 });
    expect(lesson.pointed).toEqual([]);
    lesson.picker.touch("tile:a");
    lesson.picker.touch("building:x");
    await settle();
    expect(asked[0]!.body.transcript).toContain("6 brown a\n");
    expect(lesson.at).toEqual({ chapter: 1, step: 1 });
  });

  it("begins a chapter where it says, and goes back as if all had been done", async () => {
    const lesson = make({ chapter: 1, step: 1 });
    await lesson.next();
    expect(asked[0]!.body).toMatchObject({ since: 0 });
    expect([lesson.at, lesson.queue.shown.ply]).toEqual([{ chapter: 2, step: 0 }, 1]);
    await lesson.back();
    expect([lesson.at, lesson.queue.shown.ply]).toEqual([{ chapter: 1, step: 1 }, 6]);
  });

  it("comes to an end, and is found again in its last chapter, after the end from the first", async () => {
    const lesson = make({ chapter: 2, step: 0 });
    await lesson.next();
    expect(recallPlace(COURSE)).toEqual({ chapter: 2, step: 0 });
    await lesson.next();
    expect([lesson.chapter, lesson.step]).toEqual([null, null]);
    expect(recallPlace(COURSE)).toEqual({ chapter: 0, step: 0 });
    await lesson.next();
    expect(lesson.at.chapter).toBe(3);
  });

  it("asks the server why not", async () => {
    const lesson = make({ chapter: 0, step: 1 });
    answer = () => ({ rule: "T7", say: { id: "x" }, message: "" });
    lesson.picker.touch("tile:a");
    lesson.picker.touch("tile:z");
    await settle();
    expect(asked[0]).toMatchObject({ path: "/api/replay/why", body: { seat: 0, target: "tile:a,tile:z" } });
    expect(lesson.slips.shown).toMatchObject({ rule: "T7", target: "tile:z" });
  });

  it("takes no answer after the learner has gone elsewhere", async () => {
    const lesson = make({ chapter: 0, step: 1 });
    const late = lesson.show();
    await lesson.go({ chapter: 2, step: 0 });
    await late;
    expect([lesson.at, lesson.queue.shown.ply, lesson.isAsking]).toEqual([{ chapter: 2, step: 0 }, 1, false]);
  });
});
