import { describe, expect, it } from "vitest";
import { marksOf } from "../games/mark";
import type { Entry, Event } from "../wire/wire";
import { Recent } from "./recent.svelte";

function entry(seq: number, actor: number | null, more: Partial<Entry> & { kind?: Event["kind"] } = {}): Entry {
  const { kind = "action", ...rest } = more;
  const event: Event = { seq, kind, seat: actor, notation: `dig-a${seq}`, say: { id: "x" }, last: [] };
  return { seq, ply: seq, seat: 0, event, ...rest } as unknown as Entry;
}

const seqs = (recent: Recent) => recent.entries.map(({ seq }) => seq);

describe("recent", () => {
  it("keeps what came since this seat's last action, with that action", () => {
    const recent = new Recent();
    for (const each of [entry(1, 1), entry(2, 0), entry(3, null), entry(4, 1), entry(5, null, { kind: "talk" })]) recent.note(each, true);
    expect(seqs(recent)).toEqual([2, 3, 4]);
    expect(recent.isMissed).toBe(false);
  });

  it("has missed what another played while nobody looked, until this seat acts", () => {
    const recent = new Recent();
    recent.note(entry(1, null), false);
    expect(recent.isMissed).toBe(false);
    recent.note(entry(2, 1), false);
    recent.note(entry(3, 1), true);
    expect(recent.isMissed).toBe(true);
    recent.note(entry(4, 0), true);
    expect(recent.isMissed).toBe(false);
  });

  it("forgets what was taken back, and what it heard twice", () => {
    const recent = new Recent();
    for (const each of [entry(1, 0), entry(2, 1), entry(2, 1), entry(3, 1), entry(4, 1, { kind: "undo", ply: 2 })]) recent.note(each, true);
    expect(seqs(recent)).toEqual([1, 2]);
  });

  it("has again what the others played before an action that was undone", () => {
    const recent = new Recent();
    for (const each of [entry(1, 0), entry(2, 1), entry(3, 0), entry(4, 0, { kind: "undo", ply: 2 })]) recent.note(each, true);
    expect(seqs(recent)).toEqual([1, 2]);
  });

  it("starts anew when another seat has the sitting", () => {
    const recent = new Recent();
    recent.note(entry(1, 0), true);
    recent.note(entry(2, 1), true);
    // The last entry comes again, as the other seat sees it.
    recent.note(entry(2, 1, { seat: 1 }), true);
    expect(seqs(recent)).toEqual([2]);
  });

  it("marks the others, or else one's own last action, and nothing that is not shown yet", () => {
    const recent = new Recent();
    const marked = (shown: number) => recent.marked(shown).map(({ seq }) => seq);
    recent.note(entry(1, 0), true);
    expect(marked(1)).toEqual([1]);
    recent.note(entry(2, 1), true);
    recent.note(entry(3, 2), true);
    expect([marked(1), marked(2), marked(3)]).toEqual([[1], [2], [2, 3]]);
  });

  it("marks of each other seat only its last turn", () => {
    const recent = new Recent();
    for (const each of [entry(1, 0), entry(2, 1, { turn: 2 }), entry(3, 2, { turn: 3 }), entry(4, 1, { turn: 4 }), entry(5, 1, { turn: 4 })]) recent.note(each, true);
    expect(recent.marked(5).map(({ seq }) => seq)).toEqual([3, 4, 5]);
  });

  it("offers much to be seen again, though it was watched", () => {
    const recent = new Recent();
    for (const seq of [1, 2, 3]) recent.note(entry(seq + 1, 1), true);
    expect(recent.isMissed).toBe(false);
    recent.note(entry(5, 1), true);
    expect(recent.isMissed).toBe(true);
    recent.seen();
    recent.note(entry(6, null), true);
    expect(recent.isMissed).toBe(false);
  });

  it("marks for a watcher only the last action", () => {
    const recent = new Recent();
    for (const seq of [1, 2, 3]) recent.note(entry(seq, seq % 2, { seat: null }), true);
    expect(seqs(recent)).toEqual([3]);
  });
});

describe("marks", () => {
  const page = { colours: ["blue", "red"], marks: (notation: string) => [`space:${notation.slice(4)}`] };
  it("are by target, in the colour of who acted last there", () => {
    const events = [entry(1, 0), entry(2, 1), { ...entry(3, 1), event: { ...entry(1, 1).event! } }].map(({ event }) => event!);
    expect(marksOf(events, page)).toEqual(new Map([["space:a1", "red"], ["space:a2", "red"]]));
  });
  it("leave nature out", () => expect(marksOf([entry(1, null).event!], page).size).toBe(0));
});
