import { describe, expect, test } from "vitest";
import type { Box } from "../shape";
import {
  areaBox, cartoucheBox, cellBox, middle, parcelBox, place, plan, type Plan, polar, ring, spaceBox, walls,
} from "./geometry";

const SIZES: [string, number, number | null][] = [["desktop", 690, 600], ["low", 690, 260], ["tablet", 480, 470], ["phone", 380, null]];
const CASES = SIZES.flatMap(([name, width, height]) => [2, 3].map((rows) => [`${name}, ${rows} rows`, width, height, rows] as const));

function isInside(inner: Box, outer: Box): boolean {
  const slack = 1e-6;
  return (
    inner.x >= outer.x - slack && inner.y >= outer.y - slack &&
    inner.x + inner.w <= outer.x + outer.w + slack && inner.y + inner.h <= outer.y + outer.h + slack
  );
}

function isApart(a: Box, b: Box): boolean {
  const slack = 1e-6;
  return a.x + a.w <= b.x + slack || b.x + b.w <= a.x + slack || a.y + a.h <= b.y + slack || b.y + b.h <= a.y + slack;
}

function spaces(plan: Plan): { row: number; column: number }[] {
  return Array.from({ length: 24 * plan.rows }, (_, at) => ({ row: Math.floor(at / 8), column: at % 8 }));
}

describe.each(CASES)("the region, %s", (_, width, height, rows) => {
  const region = plan(width, height, rows);

  test("it fits, and fills either the width or the height", () => {
    expect(region.width).toBeLessThanOrEqual(width);
    if (height !== null) expect(region.height).toBeLessThanOrEqual(height);
    expect(width - region.width < 3 || (height !== null && height - region.height < 3)).toBe(true);
  });

  test("areas stand apart, each holds its two parcels, each of those its six spaces", () => {
    const areas = Array.from({ length: 2 * rows }, (_, at) => areaBox(region, at + 1));
    for (const [at, one] of areas.entries()) {
      for (const side of [0, 1]) expect(isInside(parcelBox(region, at + 1, side), one)).toBe(true);
      for (const other of areas.slice(at + 1)) expect(isApart(one, other)).toBe(true);
    }
    for (const { row, column } of spaces(region)) {
      const area = Math.floor(row / 3) * 2 + Math.floor(column / 4) + 1;
      const parcel = parcelBox(region, area, Math.floor(column / 2) % 2);
      expect(isInside(cellBox(region, row, column), parcel)).toBe(true);
    }
  });

  test("a space has its place to itself, beside the cartouche too", () => {
    const boxes = spaces(region).map(({ row, column }) => spaceBox(region, row, column));
    for (const [at, one] of boxes.entries()) for (const other of boxes.slice(at + 1)) expect(isApart(one, other)).toBe(true);
    const oval = cartoucheBox(region, parcelBox(region, 1, 0));
    for (const column of [0, 1]) expect(isApart(oval, spaceBox(region, 1, column))).toBe(true);
    expect(middle(oval).x).toBeCloseTo(cellBox(region, 1, 1).x);
  });
});

test("a space can be touched with a finger on a phone", () => {
  expect(plan(382, null, 3).cell).toBeGreaterThanOrEqual(43);
});

test("spaces are a column and a row, from a1 at the top left", () => {
  expect(place("a1")).toEqual({ row: 0, column: 0 });
  expect(place("d2")).toEqual({ row: 1, column: 3 });
  expect(place("h9")).toEqual({ row: 8, column: 7 });
});

describe.each([[370, 330], [240, 200], [366, 400]])("the museum in %i × %i", (width, height) => {
  const museum = ring(width, height);

  test("it fits with its plaques", () => {
    for (const wing of [0, 72, 144, 216, 288]) {
      const { x, y } = polar(museum, museum.radius * 0.99, wing);
      expect(x - museum.plaque).toBeGreaterThanOrEqual(0);
      expect(x + museum.plaque).toBeLessThanOrEqual(width);
      expect(y - museum.plaque).toBeGreaterThanOrEqual(0);
      expect(y + museum.plaque).toBeLessThanOrEqual(height);
    }
  });

  test("every door of a 5 opens onto the 3 of its wing or a 2 beside it", () => {
    for (const wing of [1, 2, 3, 4, 5]) {
      const inside = [
        { value: 2, wing: ((wing + 3) % 5) + 1 },
        { value: 3, wing },
        { value: 2, wing },
      ].map(({ value, wing }) => walls(museum, value, wing).angle % 360);
      const doors = walls(museum, 5, wing).doors.map(({ angle }) => (angle + 360) % 360);
      for (const [at, door] of doors.entries()) {
        const half = at === 1 ? 21 : 15;
        expect(Math.abs(((door - inside[at]! + 540) % 360) - 180)).toBeLessThan(half);
      }
    }
  });

  test("rooms of one value are all in different places", () => {
    for (const value of [2, 3, 5]) {
      const found = new Set([1, 2, 3, 4, 5].map((wing) => JSON.stringify(walls(museum, value, wing).middle)));
      expect(found.size).toBe(5);
    }
  });
});
