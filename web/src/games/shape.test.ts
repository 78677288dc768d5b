import { expect, test } from "vitest";
import { inset, noEntry, rounded } from "./shape";

test("a box grows and shrinks around its middle", () => {
  expect(inset({ x: 10, y: 20, w: 30, h: 40 }, 3)).toEqual({ x: 13, y: 23, w: 24, h: 34 });
  expect(inset({ x: 10, y: 20, w: 30, h: 40 }, -4)).toEqual({ x: 6, y: 16, w: 38, h: 48 });
});

test("the corners of a rounded box are arcs, and its path is closed", () => {
  expect(rounded({ x: 0, y: 0, w: 10, h: 8 }, 2)).toBe(
    "M2,0h6a2,2 0 0 1 2,2v4a2,2 0 0 1 -2,2h-6a2,2 0 0 1 -2,-2v-4a2,2 0 0 1 2,-2Z",
  );
});

test("a no-entry sign is a circle with a bar, around its point", () => {
  expect(noEntry({ x: 50, y: 20 }, 100)).toBe("M8,20a42,42 0 1 1 84,0a42,42 0 1 1 -84,0M23,-7L77,47");
});
