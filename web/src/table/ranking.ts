// How a match ended, for the seats.

import type { Outcome } from "../wire/wire";

export type Ranked = { seat: number; place: number; score: number };

/** Those who share the win; none when one seat has it alone, or nobody. */
export function sharers({ winners }: Pick<Outcome, "winners">): number[] {
  return winners.length > 1 ? winners : [];
}

/** The seats in the order of their places: those who share one in the order of their seats. */
export function ranking({ places, scores }: Pick<Outcome, "places" | "scores">): Ranked[] {
  const seats = places.map((place, seat) => ({ seat, place, score: scores[seat]! }));
  return seats.sort((a, b) => a.place - b.place);
}

/** How it ended for who has these seats at the screen: nothing is said of one's own to several. */
export function resultFor(outcome: Pick<Outcome, "winners"> | null, seats: readonly number[]): "won" | "shared" | "lost" | "none" {
  const winners = outcome?.winners ?? [];
  if (winners.length === 0 || seats.length !== 1) return "none";
  if (!winners.includes(seats[0]!)) return "lost";
  return winners.length > 1 ? "shared" : "won";
}
