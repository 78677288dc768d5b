import { expect, test } from "vitest";
import { journeys, type Standing } from "./travel";

const ship = (at: string, count = 1, piece = "purple ship"): Standing => ({ piece, at, count });

test("a piece that left one place and stands in another has travelled", () => {
  expect(journeys([ship("aegean"), ship("delta")], [ship("delta"), ship("crete")])).toEqual([{ piece: "purple ship", from: "aegean", to: "crete" }]);
});

test("what was not on the board comes from home", () => {
  expect(journeys([ship("delta")], [ship("delta"), ship("crete")])).toEqual([{ piece: "purple ship", from: null, to: "crete" }]);
});

test("what only leaves goes nowhere, and what stays does not move", () => {
  expect(journeys([ship("delta"), ship("crete")], [ship("delta")])).toEqual([]);
});

test("pieces of another kind are never mixed up", () => {
  expect(journeys([ship("delta", 1, "ivory ship")], [ship("crete")])).toEqual([{ piece: "purple ship", from: null, to: "crete" }]);
});

test("one of several leaves, and one joins others", () => {
  const before = [ship("pylos", 2, "guardian"), ship("point", 1, "guardian")];
  const after = [ship("pylos", 1, "guardian"), ship("point", 2, "guardian")];
  expect(journeys(before, after)).toEqual([{ piece: "guardian", from: "pylos", to: "point" }]);
});
