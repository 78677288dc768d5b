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
