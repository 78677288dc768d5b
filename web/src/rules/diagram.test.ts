import { expect, test } from "vitest";
import type { Entry, Legal } from "../wire/wire";
import { stepsOf } from "./diagram.svelte";

const legal = (notation: string, ...target: string[]) => ({ notation, target }) as Legal;

/** An entry as far as a diagram reads it; what stands as `last` is named by `view`. */
function entry(ply: number, notation: string, view: string | null = null, more: Partial<Entry> = {}): Entry {
  const event = { kind: "action", seat: 0, notation, say: { id: notation }, last: [] };
  return { ply, view, legal: [], event, ...more } as unknown as Entry;
}

const PAGE = { lastNames: (view: unknown) => (view === null ? [] : [view as string]) };

test("steps are the plies that are asked for, each with its sentence", () => {
  const steps = stepsOf([entry(4, "a"), entry(5, "b"), entry(6, "c"), entry(7, "d")], [5, 7], PAGE);
  expect(steps.map(({ entry, says }) => [entry.ply, says])).toEqual([[5, [{ id: "b" }]], [7, [{ id: "d" }]]]);
});

test("what is about to be played is in the hand, all but its last touch", () => {
  const may = [legal("s1>x", "tile:s1", "building:x"), legal("s2>x", "tile:s2", "building:x")];
  const [step] = stepsOf([entry(5, "b", null, { legal: may }), entry(6, "s2>x")], [5], PAGE);
  expect(step!.picked).toEqual(["tile:s2"]);
  expect(stepsOf([entry(5, "b", null, { legal: may })], [5], PAGE)[0]!.picked).toEqual([]);
});

test("only what is new is resolved", () => {
  const steps = stepsOf([entry(4, "a", "one"), entry(5, "b", "one"), entry(6, "c", "two")], [5, 6], PAGE);
  expect(steps.map(({ isResolving }) => isResolving)).toEqual([false, true]);
});
