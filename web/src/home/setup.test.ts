import { describe, expect, it } from "vitest";
import { DAYS, LIVE, plan, seat, wanted } from "./setup";

describe("who sits where", () => {
  it("begins with oneself, and room for others", () => expect(plan(3).places).toEqual(["me", "open", "open"]));
  it("can be a bot of a level", () => expect(seat(["me", "open", "open"], 2, 6)).toEqual(["me", "open", 6]));
  it("has one of me: who sat there goes where I was", () => expect(seat(["me", 5, "open"], 1, "me")).toEqual([5, "me", "open"]));
  it("always has me somewhere", () => expect(seat(["me", "open"], 0, "open")).toEqual(["me", "open"]));
});

describe("what is asked of the server", () => {
  it("is a private table without a clock, unless said otherwise", () => {
    expect(wanted("tyrus", plan(2), {})).toEqual({
      game: "tyrus", seats: [{ kind: "open" }, { kind: "open" }], options: {}, clock: null, private: true, caretaker: 4, hints: false,
    });
  });
  it("has the clock that was chosen, by its kind", () => {
    expect(wanted("minos", { ...plan(2), pace: "live" }, {}).clock).toEqual(LIVE[1]);
    expect(wanted("minos", { ...plan(2), pace: "days" }, {}).clock).toEqual(DAYS[0]);
  });
  it("has bots with their level, also in the first seat", () => {
    const setup = { ...plan(3), places: seat(seat(["me", "open", "open"], 1, "me"), 0, 7), isPublic: true, caretaker: 0 };
    const { seats, private: isPrivate, caretaker } = wanted("minos", setup, { map: "small" });
    expect(seats).toEqual([{ kind: "bot", level: 7 }, { kind: "open" }, { kind: "open" }]);
    expect([isPrivate, caretaker]).toEqual([false, 0]);
  });
});
