import { describe, expect, test } from "vitest";
import type { Box } from "../shape";
import {
  bar, ENDED, floor, MIDDLE, NARROW, narrowCount, type Plate, room, shelve, type Shelves, TALL, THICK, unit, walls, WIDE, wideCount, wrap,
} from "./geometry";

// 54 tiles are placed in a whole game; one more is the place where the next would land.
const COUNTS = Array.from({ length: 56 }, (_, count) => count);
const PLATES: [string, Plate][] = [["wide", WIDE], ["narrow", NARROW], ["ended", ENDED]];

function tileBox(shelves: Shelves, at: number): Box {
  return { ...shelves.slots[at]!, w: shelves.w, h: shelves.w * (TALL + THICK) };
}

function isInside(inner: Box, outer: Box): boolean {
  const slack = 1e-6;
  return (
    inner.x >= outer.x - slack && inner.y >= outer.y - slack &&
    inner.x + inner.w <= outer.x + outer.w + slack && inner.y + inner.h <= outer.y + outer.h + slack
  );
}

function isAfter(a: { x: number; y: number }, b: { x: number; y: number }): boolean {
  return b.y > a.y || (b.y === a.y && b.x > a.x);
}

describe.each(PLATES)("the %s plate", (_, plate) => {
  const all = [0, 1].flatMap((row) => [0, 1, 2].map((column) => walls(plate, column, row)));

  test("buildings stand apart, inside the plate, and not on the sea", () => {
    for (const [at, one] of all.entries()) {
      expect(isInside(one, { x: 0, y: 0, w: plate.width, h: plate.height })).toBe(true);
      expect(one.y + one.h <= plate.sea.y || one.y >= plate.sea.y + plate.sea.h).toBe(true);
      for (const other of all.slice(at + 1)) {
        expect(one.x + one.w <= other.x || other.x + other.w <= one.x || one.y + one.h <= other.y).toBe(true);
      }
    }
  });

  test("a floor lies within its walls", () => {
    for (const outside of all) expect(isInside(floor(plate, outside), outside)).toBe(true);
  });

  test.each(COUNTS)("%i tiles stand on the floor, each in its own place, in order of arrival", (count) => {
    const ground = room(plate, floor(plate, all[0]!));
    const shelves = shelve(ground, count, plate.tile);
    expect(shelves.slots).toHaveLength(count);
    for (let at = 0; at < count; at++) {
      expect(isInside(tileBox(shelves, at), ground)).toBe(true);
      if (at > 0) expect(isAfter(shelves.slots[at - 1]!, shelves.slots[at]!)).toBe(true);
    }
  });

  test("tiles do not grow as more arrive", () => {
    const widths = COUNTS.map((count) => shelve(room(plate, floor(plate, all[0]!)), count, plate.tile).w);
    for (const [at, w] of widths.entries()) if (at > 0) expect(w).toBeLessThanOrEqual(widths[at - 1]!);
  });
});

test("up to ten tiles stand at full size on the wide plate, up to thirty side by side", () => {
  const ground = room(WIDE, floor(WIDE, walls(WIDE, 0, 0)));
  expect(shelve(ground, 10, WIDE.tile)).toMatchObject({ w: 40, shown: 40, captions: true });
  const many = shelve(ground, 30, WIDE.tile);
  expect(many.shown).toBe(many.w);
});

test("captions have room beneath every row", () => {
  for (const count of COUNTS) {
    const ground = room(WIDE, floor(WIDE, walls(WIDE, 0, 0)));
    const shelves = shelve(ground, count, WIDE.tile);
    if (shelves.captions) for (const y of shelves.steps) expect(y + 13).toBeLessThanOrEqual(ground.y + ground.h);
  }
});

test("between phone and desktop the plate fits beside the tally", () => {
  expect(MIDDLE.left + NARROW.width * MIDDLE.scale).toBeLessThanOrEqual(MIDDLE.width + 1);
  expect(NARROW.height * MIDDLE.scale).toBeLessThanOrEqual(MIDDLE.height);
});

describe("the count", () => {
  test.each([0, 1, 3, 4, 5, 9, 10])("%i tiles of a guild fit their line, wide and narrow", (count) => {
    const forms = [wideCount(false), wideCount(true), narrowCount(count, true).form];
    for (const form of forms) {
      const room = { x: 0, y: 0, w: form.tiles, h: form.line - form.rule - 4 };
      const shelves = shelve(room, count, form.tile);
      for (let at = 0; at < count; at++) expect(isInside(tileBox(shelves, at), room)).toBe(true);
    }
  });

  test.each([1, 6, 13, 24, 30])("%i tiles that played no part fit theirs", (count) => {
    for (const [form, w] of [[wideCount(true), 366], [narrowCount(3, true).form, 324]] as const) {
      const room = { x: 0, y: 0, w: w - form.idle.x, h: form.idle.h };
      const shelves = shelve(room, count, form.idle.tile);
      for (let at = 0; at < count; at++) expect(isInside(tileBox(shelves, at), room)).toBe(true);
    }
  });

  test("three lines and the tiles without a part fit above the foot", () => {
    for (const hasIdle of [false, true]) {
      const form = wideCount(hasIdle);
      const used = form.roof + form.above + 3 * form.line + (hasIdle ? form.idle.y + form.idle.h : -form.rule);
      expect(used).toBeLessThanOrEqual(496 - form.foot);
      const phone = narrowCount(9, hasIdle);
      const lines = phone.form.roof + phone.form.above + 3 * phone.form.line;
      expect(lines + (hasIdle ? phone.form.idle.y + phone.form.idle.h : 0)).toBeLessThanOrEqual(phone.height - phone.form.foot);
    }
  });

  test("both sums are in sight on a phone of 844, with up to four tiles in a line", () => {
    const seen = 614; // from the strip to a little below the top of the prompt, where only air is
    for (const idle of [[], [0], [1], [0, 1]]) {
      const heights = [0, 1].map((side) => narrowCount(4, idle.includes(side), idle.length > 0).height);
      expect(44 + heights[0]! + heights[1]!).toBeLessThanOrEqual(seen);
    }
  });

  test.each([1, 9, 24, 55])("a bar of up to %i votes fits, and its struck part is its end", (most) => {
    const each = unit(170, most);
    for (let struck = 0; struck <= most; struck++) {
      const { whole, cut, marks } = bar({ x: 10, y: 0 }, each, 18, most, struck);
      expect(whole.w).toBeLessThanOrEqual(170 + 1e-6);
      expect(marks).toHaveLength(most - 1);
      expect(cut === null).toBe(struck === 0);
      if (cut) expect(cut.x + cut.w).toBeCloseTo(whole.x + whole.w);
    }
  });
});

test("a sentence wraps between words", () => {
  expect(wrap("Trois de suite gagnent la partie.", 18)).toEqual(["Trois de suite", "gagnent la partie."]);
  expect(wrap("un", 1)).toEqual(["un"]);
});
