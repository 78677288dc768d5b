import { describe, expect, it } from "vitest";
import type { Die } from "../../wire/minos";
import type { View } from "../../wire/minos";
import { describe as tell, sort, touchable } from "./name";

const dice = (text: string): Die[] =>
  text.split(" ").map((word) => {
    const [face, state = "free"] = word.split("/") as [string, string?];
    return { face, state };
  });
const read = (found: Iterable<Die>) => [...found].map(({ face, state }) => (state === "free" ? face : `${face}/${state}`)).join(" ");

describe("the dice of a duel", () => {
  it.each([
    ["scales gull gull build star star", [], "scales gull gull build star star"],
    ["arrow arrow gull joker star star", ["arrow joker star"], "arrow gull star"],
    ["arrow arrow joker joker star star", ["arrow joker star", "arrow joker star"], ""],
    ["arrow arrow/marked joker star", ["arrow joker star"], "arrow/marked"],
  ])("%s: sets are taken out first", (text, sets, rest) => {
    const sorted = sort(dice(text));
    expect(sorted.sets.map(read)).toEqual(sets);
    expect(read(sorted.rest)).toBe(rest);
  });
});

it("touches the free dice of a face, and any when none is free", () => {
  expect(read(touchable(dice("gull/used gull arrow/used joker joker/marked star/marked")))).toBe("gull arrow/used joker star/marked");
});

it("tells what stands at a place: a site with its harbour, a sea, a point", () => {
  const kreta = { name: "kreta", owner: "purple", ship: "ivory", guardians: 2, buildings: ["port", "wall"], worth: 2 };
  const view = { sites: [kreta], seas: [{ name: "punic", ships: ["ivory", "obsidian"] }, { name: "libyan", ships: [] }], points: [{ name: "p1", guardian: "ivory" }] } as unknown as View;
  const told = (target: string) => tell(view, target, (building) => `a ${building}`, (seat) => `of ${seat}`).map(({ id, args }) => [id, args?.list ?? args?.seat]);
  expect(told("site:kreta")).toEqual([["minos-page-site", "a port, a wall"], ["minos-page-harbour", "ivory"]]);
  expect(told("harbour:kreta")).toEqual(told("site:kreta"));
  expect(told("sea:punic")).toEqual([["minos-page-sea", "of ivory, of obsidian"]]);
  expect(told("sea:libyan")).toEqual([]);
  expect(told("point:p1")).toEqual([["minos-page-point", "ivory"]]);
  expect(told("die:gull")).toEqual([]);
});
