import { describe, expect, it } from "vitest";
import type { Clock } from "../wire/wire";
import { ago, isShort, left, say } from "./time";

const CLOCK: Clock = {
  kind: "live", bank_s: 600, increment_s: 5, per_turn_s: null, vacation_days: null, remaining_s: [90, 300], running: 0, paused: false, now: 0,
};

describe("what is left", () => {
  it("shrinks for who must act alone", () => {
    const read = { clock: CLOCK, at: 1000 };
    expect(left(read, 0, 31_000)).toBe(60);
    expect(left(read, 1, 31_000)).toBe(300);
  });
  it("is never less than nothing, and does not grow when the browser's clock is behind", () => {
    expect(left({ clock: CLOCK, at: 0 }, 0, 200_000)).toBe(0);
    expect(left({ clock: CLOCK, at: 5000 }, 0, 0)).toBe(90);
  });
  it("stands still in a pause", () => {
    expect(left({ clock: { ...CLOCK, paused: true }, at: 0 }, 0, 60_000)).toBe(90);
  });
});

describe("saying it", () => {
  it.each([
    [86_399, { id: "web-clock-days", count: 1 }],
    [3 * 86_400, { id: "web-clock-days", count: 3 }],
    [36 * 3600, { id: "web-clock-days", count: 1 }],
    [5 * 3600 + 59, { id: "web-clock-hours", count: 5 }],
    [2 * 3600 + 61, { digits: "2:01:01" }],
    [401, { digits: "06:41" }],
    [0.2, { digits: "00:01" }],
    [0, { digits: "00:00" }],
  ])("%d seconds", (seconds, said) => expect(say(seconds)).toEqual(said));
  it("under a minute is short", () => {
    expect(isShort(59.9)).toBe(true);
    expect(isShort(60)).toBe(false);
  });
});

it("says how long ago", () => {
  expect(ago(5)).toEqual({ unit: "now", count: 0 });
  expect(ago(125)).toEqual({ unit: "minutes", count: 2 });
  expect(ago(7300)).toEqual({ unit: "hours", count: 2 });
  expect(ago(200_000)).toEqual({ unit: "days", count: 2 });
});
