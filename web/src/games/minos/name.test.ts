import { describe, expect, it } from "vitest";
import type { Die } from "../../wire/minos";
import { sort, touchable } from "./name";

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
