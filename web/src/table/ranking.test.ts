import { describe, expect, it } from "vitest";
import { ranking, resultFor, sharers } from "./ranking";

const seats = (places: number[]) => ranking({ places, scores: places.map((place) => 40 - place) }).map(({ seat }) => seat);

describe("ranking", () => {
  it("goes from the first place to the last", () => expect(seats([3, 1, 4, 2])).toEqual([1, 3, 0, 2]));
  it("leaves those who share a place in the order of their seats", () => expect(seats([1, 3, 1])).toEqual([0, 2, 1]));
  it("keeps each score with its seat", () => {
    expect(ranking({ places: [2, 1], scores: [7, 9] })[0]).toEqual({ seat: 1, place: 1, score: 9 });
  });
});

describe("a win", () => {
  it("is shared by all who have it", () => expect(sharers({ winners: [0, 2, 3] })).toEqual([0, 2, 3]));
  it("is not shared by one or by nobody", () => expect([sharers({ winners: [0] }), sharers({ winners: [] })]).toEqual([[], []]));
});

describe("a result", () => {
  const winners = (...seats: number[]) => ({ winners: seats });
  it("is said to who sits here alone", () => {
    const told = [winners(0), winners(1), winners(0, 1), winners(), null].map((outcome) => resultFor(outcome, [0]));
    expect(told).toEqual(["won", "lost", "shared", "none", "none"]);
  });
  it("is nobody's own around one screen, or for who watches", () => expect([resultFor(winners(0), [0, 1]), resultFor(winners(0), [])]).toEqual(["none", "none"]));
});
