import { expect, test } from "vitest";
import type { View } from "../../wire/mykerinos";
import { EXHIBITION, STEP, tell, told } from "./tell";

const survey = (ranks: number, discarded: number) => ({ ranks: Array(ranks).fill(null), discarded: Array(discarded).fill(null) });

test("each rank has its step, then what was discarded, then the next area", () => {
  expect(tell([survey(3, 1), survey(2, 0), survey(0, 2)])).toEqual({ starts: [0, 4 * STEP, 6 * STEP], end: 8 * STEP });
});

test("nothing to tell takes no time", () => expect(tell([])).toEqual({ starts: [], end: 0 }));

const view = (season: number, more: object = {}) => ({
  season, stage: "act", to_move: 0, areas: ["region"], scale: ["blue"], rooms: [`rooms of ${season}`], survey: null, digging: null, last: null,
  players: [{ points: season, stock: 7 + season, cards: ["old", ...(season === 2 ? ["new"] : [])] }], ...more,
}) as unknown as View;
const surveys = [{ season: 1, area: 4, ranks: [], discarded: [] }];
const before = view(1, { stage: "survey", survey: { area: 4, ranks: [] } });

test("a season's last areas are told as they stood, with what they gave", () => {
  const now = view(2, { stage: "deal", areas: [], scale: [null], last: { surveys, exhibition: null } });
  const seen = told(now, "survey-1-4", before);
  expect(seen).toMatchObject({ season: 1, stage: "survey", areas: ["region"], scale: ["blue"], rooms: ["rooms of 2"], to_move: null, survey: null });
  expect(seen.players).toEqual([{ points: 2, stock: 8, cards: ["old", "new"] }]);
  expect(told(now, "survey-1-4", null)).toMatchObject({ season: 1, stage: "survey", areas: [] });
});

test("areas that are followed by others are told over the region as it is now", () => {
  const now = view(1, { last: { surveys, exhibition: null } });
  expect(told(now, "survey-1-4", before)).toBe(now);
});

test("the last survey and the exhibition are told apart", () => {
  const end = view(1, { stage: "over", last: { surveys, exhibition: { lines: [] } } });
  expect(told(end, "survey-1-4", before)).toMatchObject({ stage: "survey", areas: ["region"], last: { surveys, exhibition: null } });
  expect(told(end, EXHIBITION, before)).toMatchObject({ stage: "over", last: { surveys: [], exhibition: { lines: [] } } });
});
