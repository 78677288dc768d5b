import { expect, test } from "vitest";
import { track } from "./track";

const player = (colour: string, value: number, is_out = false) => ({ colour, value, is_out });

test("the track is printed up to 49, and goes on with whoever goes on", () => {
  expect(track([player("purple", 3)]).marks).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 49]);
  expect(track([player("purple", 63)]).end).toBe(63);
  expect(track([player("purple", 120)]).marks).toEqual([0, 20, 40, 60, 80, 100, 120]);
});

test("tokens that would touch stand on each other, others side by side", () => {
  const levels = (...values: number[]) => track(values.map((value, at) => player(`${at}`, value))).tokens.map(({ level }) => level);
  expect(levels(0, 1, 4)).toEqual([0, 1, 0]);
  expect(levels(3, 4, 5, 6)).toEqual([0, 1, 2, 0]);
});

test("equal values stand on each other, and who is out stands nowhere", () => {
  const { tokens, foot } = track([player("purple", 7), player("vermilion", 2), player("ivory", 7), player("obsidian", 0, true)]);
  expect(tokens.map(({ colour, level }) => `${colour} ${level}`)).toEqual(["purple 0", "vermilion 0", "ivory 1"]);
  expect(foot).toBe(2 * 22 + 8);
});
