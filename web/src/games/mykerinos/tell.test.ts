import { expect, test } from "vitest";
import { STEP, tell } from "./tell";

const survey = (ranks: number, discarded: number) => ({ ranks: Array(ranks).fill(null), discarded: Array(discarded).fill(null) });

test("each rank has its step, then what was discarded, then the next area", () => {
  expect(tell([survey(3, 1), survey(2, 0), survey(0, 2)])).toEqual({ starts: [0, 4 * STEP, 6 * STEP], end: 8 * STEP });
});

test("nothing to tell takes no time", () => expect(tell([])).toEqual({ starts: [], end: 0 }));
