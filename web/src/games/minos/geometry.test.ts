import { describe, expect, it } from "vitest";
import type { View } from "../../wire/minos";
import { berth, centre, type Chart, contested, fitCorner, halfDisc, home, linesOf, reverse, scaleOf, standing, unfold } from "./geometry";
import mediterranean from "./maps/mediterranean";
import small from "./maps/small";

// Two seas of a square each, side by side, the right one with an island.
const CHART: Chart = {
  box: [0, 0, 20, 10],
  start: { sea: "east", fish: [15, 2], berths: [[11, 8], [13, 8], [15, 8], [17, 8]] },
  seas: [
    { id: "west", at: [5, 5], label: [5, 2, 1, 0], rings: [[0, 1]] },
    { id: "east", at: [15, 5], label: [15, 2, 1, 0], rings: [[-1, 2], [3]] },
  ],
  waters: [],
  lands: [],
  names: [],
  sites: [{ id: "kreta", at: [0, 5], inland: 180, label: [0, 0, "end"], harbour: [3, 5], stack: [-5, 5], guard: [-8, 5] }],
  points: [{ id: "gaza", at: [-9, 9] }],
  roads: "",
  arcs: [
    [10, 0, 0, 10],
    [10, 10, -10, 0, 0, -10, 10, 0],
    [10, 0, 10, 0, 0, 10, -10, 0],
    [14, 4, 1, 0, 0, 1, -1, -1],
  ],
};

describe("a map unfolded", () => {
  it("has a closed path for each sea, the common border walked both ways", () => {
    const { seas } = unfold(CHART);
    expect(seas.west).toBe("M10,0l0,10,-10,0,0,-10,10,0Z");
    expect(seas.east).toBe("M10,10l0,-10,10,0,0,10,-10,0ZM14,4l1,0,0,1,-1,-1Z");
  });

  it("tells borders from coast", () => {
    const { borders, coast } = unfold(CHART);
    expect(borders).toBe("M10,0l0,10");
    expect(coast).toBe(["M10,10l-10,0,0,-10,10,0", "M10,0l10,0,0,10,-10,0", "M14,4l1,0,0,1,-1,-1"].join(""));
  });

  it.each([["mediterranean", mediterranean], ["small", small]])("is made of rings that close: %s", (_, chart) => {
    for (const ring of [...chart.seas.map(({ rings }) => rings), ...chart.waters].flat()) {
      const arcs = ring.map((arc) => (arc < 0 ? reverse(chart.arcs[-1 - arc]!) : chart.arcs[arc]!));
      arcs.forEach((arc, at) => {
        const next = arcs[(at + 1) % arcs.length]!;
        const [x, y] = reverse(arc);
        expect([x, y]).toEqual([next[0], next[1]]);
      });
    }
  });
});

it("walks an arc back to where it began", () => {
  const arc = [1.5, 2, 0.3, -0.1, -2, 4];
  expect(reverse(arc)).toEqual([-0.2, 5.9, 2, -4, -0.3, 0.1]);
  expect(reverse(reverse(arc))).toEqual(arc);
});

it("draws a half disc with its flat side along the coast", () => {
  expect(halfDisc(CHART.sites[0]!, 4)).toBe("M0,9A4,4 0 0 1 0,1Z");
});

it("keeps what everybody has in its corner: as drawn where there is room, else smaller", () => {
  expect(fitCorner(2, 50, 1)).toBe(1);
  expect(fitCorner(4, 80, 0.75)).toBeCloseTo(216 / 248);
});

it("shows the whole map where there is room, and never makes it too small to be touched", () => {
  expect(scaleOf([0, 0, 1000, 500], 2000, 800)).toBe(1.6);
  expect(scaleOf([0, 0, 1000, 500], 400, 800)).toBe(0.5);
  expect(scaleOf([0, 0, 1000, 500], 590, 200)).toBe(0.59);
  expect(scaleOf([0, 0, 1000, 500], 2000, 200)).toBe(0.6);
  expect(scaleOf([0, 0, 1000, 500], 390, null)).toBe(0.9);
  expect(scaleOf([0, 0, 300, 500], 390, null)).toBe(1.3);
});

it("breaks a name before its last word", () => {
  expect(linesOf("Pillars of Heracles", 2)).toEqual(["Pillars of", "Heracles"]);
  expect(linesOf("Propontis", 2)).toEqual(["Propontis"]);
  expect(linesOf("Adriatic Sea", 1)).toEqual(["Adriatic Sea"]);
});

it("finds what a target means, and nothing where it is not on the map", () => {
  expect(berth(CHART, "east", "ivory")).toEqual({ x: 15, y: 8 });
  expect(berth(CHART, "east", null)).toEqual({ x: 15, y: 5 });
  expect(centre(CHART, "sea:west", "ivory")).toEqual({ x: 5, y: 5 });
  expect(centre(CHART, "harbour:kreta", "ivory")).toEqual({ x: 3, y: 5 });
  expect(centre(CHART, "point:gaza", "ivory")).toEqual({ x: -9, y: 9 });
  expect(centre(CHART, "site:kreta", "ivory")!.x).toBeCloseTo(-7.2);
  expect(centre(CHART, "die:gull", "ivory")).toBeNull();
});

it("is at home with a ship at sea, else in a harbour, else at a site, else where ships begin", () => {
  const view = (sea: string[], ship: string | null, owner: string | null) =>
    ({ seas: [{ name: "west", ships: sea }], sites: [{ name: "kreta", ship, owner }] }) as unknown as View;
  expect(home(view(["ivory"], "ivory", "ivory"), CHART, "ivory")).toEqual({ x: 5, y: 5 });
  expect(home(view([], "ivory", "ivory"), CHART, "ivory").x).toBeCloseTo(-7.2);
  expect(home(view([], null, "ivory"), CHART, "ivory").x).toBeCloseTo(-7.2);
  expect(home(view(["purple"], "purple", "purple"), CHART, "ivory")).toEqual({ x: 15, y: 8 });
});

it("knows a contested place as the attacking piece does", () => {
  expect(contested(CHART, "kreta", "ship")).toBe("harbour:kreta");
  expect(contested(CHART, "kreta", "guardian")).toBe("site:kreta");
  expect(contested(CHART, "west", "ship")).toBe("sea:west");
  expect(contested(CHART, "gaza", "guardian")).toBe("point:gaza");
});

it("shows the buildings of a colony that belongs to nobody", () => {
  const kreta = { name: "kreta", owner: null, ship: null, guardians: 0, buildings: ["port"], worth: 1, is_city: false, sells: null, has_sold: false };
  const view = { seas: [], sites: [kreta], points: [] } as unknown as View;
  expect(standing(view, CHART)).toEqual([{ kind: "stack", colour: null, buildings: ["port"], x: -5, y: 5 }]);
});

it("lists everything that stands on the map, from the back to the front", () => {
  const kreta = { name: "kreta", owner: "ivory", ship: "purple", guardians: 2, buildings: ["port"], worth: 1, is_city: false, sells: null, has_sold: false };
  const view = {
    seas: [{ name: "west", ships: [] }, { name: "east", ships: ["purple", "obsidian"] }],
    sites: [kreta],
    points: [{ name: "gaza", guardian: "ivory" }],
  } as unknown as View;
  expect(standing(view, CHART).map(({ kind, colour, y }) => [kind, colour, y])).toEqual([
    ["ship", "purple", 5],
    ["stack", "ivory", 5],
    ["guardian", "ivory", 5],
    ["ship", "purple", 8],
    ["ship", "obsidian", 8],
    ["guardian", "ivory", 9],
  ]);
});
