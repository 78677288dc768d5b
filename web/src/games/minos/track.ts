// Where everybody stands on the value track. Pure: numbers in, numbers out.

import type { Player } from "../../wire/minos";

/** The track is printed up to 49; past that it goes on. */
const PRINTED = 49;
const STEP = 5;
/** A token, as a part of the track. */
const WIDTH = 0.045;
/** As drawn: half a token, the marks below the bar, and pixels for a unit. */
export const TOKEN = 10;
export const BELOW = 26;
const SCALE = 0.82;

export type Track = {
  end: number;
  /** The values written below. */
  marks: number[];
  /** Who stands where; of equals, and where tokens would touch, the later ones stand on the others. */
  tokens: { colour: string; value: number; level: number }[];
  /** How far below its top the bar is drawn, under the tokens, as many as stand on each other; and how high all is, on the screen at most. */
  foot: number;
  pixels: number;
};

export function track(players: Pick<Player, "colour" | "value" | "is_out">[]): Track {
  const standing = players.filter(({ is_out }) => !is_out);
  const end = Math.max(PRINTED, ...standing.map(({ value }) => value));
  const step = end > 2 * PRINTED ? 4 * STEP : STEP;
  const inner = Array.from({ length: Math.ceil(end / step) }, (_, at) => at * step);
  const tokens: Track["tokens"] = [];
  for (const { colour, value } of standing) {
    const near = tokens.filter((other) => Math.abs(other.value - value) < end * WIDTH).map(({ level }) => level);
    tokens.push({ colour, value, level: standing.findIndex((_, level) => !near.includes(level)) });
  }
  // The last mark needs its room.
  const marks = [...inner.filter((mark) => mark === 0 || end - mark >= step * 0.6), end];
  const foot = Math.max(1, ...tokens.map(({ level }) => level + 1)) * (2 * TOKEN + 2) + 8;
  return { end, marks, tokens, foot, pixels: SCALE * (foot + BELOW) };
}
