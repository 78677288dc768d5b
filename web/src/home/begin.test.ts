import { expect, it } from "vitest";
import type { Seat } from "../wire/wire";
import { wayOf } from "./begin";

const seat = (kind: Seat["kind"]): Seat => ({ seat: 0, kind, name: null, level: null, here: true, caretaker: false });

it("knows how a match was begun", () => {
  expect(wayOf({ seats: [seat("human"), seat("bot")] }, 1)).toBe("bot");
  expect(wayOf({ seats: [seat("human"), seat("human")] }, 2)).toBe("here");
  expect(wayOf({ seats: [seat("human"), seat("human")] }, 1)).toBe("friend");
});
