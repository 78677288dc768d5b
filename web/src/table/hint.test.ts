import { expect, it } from "vitest";
import type { Hint, Legal } from "../wire/wire";
import { read } from "./hint";

const hint = (action: number, chance: number | null): Hint => ({ action, notation: `a${action}`, say: { id: "s" }, chance, visits: 10, line: [], then: [] });
const LEGAL = [{ action: 7, notation: "a7", target: ["tile:x", "building:y"], say: { id: "s" }, commits: true }] satisfies Legal[];

it("compares the best with the next, and knows what to touch", () => {
  const found = read([hint(7, 0.634), hint(8, 0.58)], LEGAL);
  expect(found).toMatchObject({ chance: 63, ahead: 5, target: ["tile:x", "building:y"] });
  expect(found?.next?.action).toBe(8);
});

it("says nothing it does not know", () => {
  expect(read([], LEGAL)).toBe(null);
  expect(read([hint(7, null)], LEGAL)).toMatchObject({ chance: null, ahead: null, next: null });
  expect(read([hint(9, 0.5), hint(7, null)], LEGAL)).toMatchObject({ chance: 50, ahead: null, target: [] });
});
