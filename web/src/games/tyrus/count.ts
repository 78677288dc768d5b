// The count of an election as lines to draw (T10, T11): who votes, who strikes whom, and the sum.

import type { Count, Standing, Sum } from "../../wire/tyrus";
import type { Say } from "../../wire/wire";
import { guildOf, roles, valueOf } from "./name";

export type Line = {
  role: string;
  guild: string;
  /** Whose tiles stand in this line. */
  seat: number;
  tiles: Standing[];
  total: number;
  /** How much of the total the line below strikes out. */
  struck: number;
  note: Say;
};

/** The three lines of one building, each striking the one above; and the tiles that played no part. */
export function lines(count: Count, side: number): { lines: Line[]; idle: Standing[] } {
  const { tiles } = count.buildings[side]!;
  const { votes, counters, counter_counters } = count.sums[side]!;
  const owners = [side, 1 - side, side];
  const totals = [votes, counters, counter_counters];
  const struckCounters = Math.min(counters, counter_counters);
  const struck = [Math.min(votes, counters - struckCounters), struckCounters, 0];
  const made = roles(count.office).map(({ role, guild }, at) => {
    const seat = owners[at]!;
    const mine = tiles.filter((tile) => tile.seat === seat && guildOf(tile.face!) === guild);
    const note = sayNote(role, mine.length, struck[at]!, totals[at]! - struck[at]!, totals[at - 1]);
    return { role, guild, seat, tiles: mine, total: totals[at]!, struck: struck[at]!, note };
  });
  const counted = new Set(made.flatMap((line) => line.tiles));
  return { lines: made, idle: tiles.filter((tile) => !counted.has(tile)) };
}

/** What became of a line, of which so much still strikes; `above` is what there was to strike, where anything could be. */
function sayNote(role: string, tiles: number, struck: number, left: number, above?: number): Say {
  if (tiles === 0) return { id: "tyrus-page-none", args: {} };
  if (struck > 0) return { id: "tyrus-page-struck", args: { count: struck } };
  if (above === 0) return { id: "tyrus-page-vain", args: {} };
  if (above !== undefined && left > above) return { id: "tyrus-page-surplus", args: { count: left - above } };
  const whole = { votes: "tyrus-page-stand", counters: "tyrus-page-strike" }[role] ?? "tyrus-page-work";
  return { id: whole, args: {} };
}

/** Write the values of a line and their total; many are set close. */
export function formatTerms(tiles: Standing[]): string {
  const values = tiles.map((tile) => valueOf(tile.face!));
  const total = values.reduce((sum, value) => sum + value, 0);
  if (values.length < 2) return `${total}`;
  return `${values.join(values.length > 5 ? "+" : " + ")} = ${total}`;
}

/** Write a score as the rulebook does; where a difference would be below 0, by what was struck out in fact (T11). */
export function formatSum(sum: Sum): string {
  const { votes, counters, counter_counters, score } = sum;
  if (counters === 0) return `${votes}`;
  const taken = counters - counter_counters;
  if (taken < 0 || taken > votes) return `${votes} − ${votes - score} = ${score}`;
  return `${votes} − ${counter_counters === 0 ? counters : `(${counters} − ${counter_counters})`} = ${score}`;
}

/** Read a sum as the engine writes it: "12 - (8 - 6) = 10", "12 - 8 = 4", "12". */
export function readSum(text: string): Sum {
  const figures = (text.match(/\d+/g) ?? []).map(Number);
  const [votes = 0, counters = 0, counter_counters = 0] = figures.slice(0, Math.max(1, figures.length - 1));
  return { votes, counters, counter_counters, score: figures.at(-1) ?? 0 };
}

/** The longest bar of both buildings, in votes. */
export function mostVotes(count: Count): number {
  return Math.max(...count.sums.flatMap((sum) => [sum.votes, sum.counters, sum.counter_counters]));
}

/** Milliseconds at which each beat of the count begins once the tiles have turned: sums, strike counters, strike voters, result. */
export function beats(tiles: number): { sums: number; counters: number; voters: number; result: number } {
  const sums = tiles === 0 ? 0 : (tiles - 1) * STAGGER + TURN;
  const counters = tiles === 0 ? 0 : sums + PAUSE;
  return { sums, counters, voters: counters + BEAT, result: counters + 2 * BEAT };
}

/** When each tile turns over: in order of arrival over both buildings. */
export function turns(count: Count): Map<number, number> {
  const places = count.buildings.flatMap((building) => building.tiles.map((tile) => tile.place));
  return new Map(places.sort((a, b) => a - b).map((place, at) => [place, at * STAGGER]));
}

/** When the result of a count is known. */
export function resultAt(count: Count): number {
  return beats(turns(count).size).result;
}

const STAGGER = 60;
const TURN = 420;
const PAUSE = 300;
const BEAT = 700;
