// The next match of the same people: each finds their seat open for the key they have.

import { fresh, look, rematch, take } from "../api";
import { hold, type Held } from "../keys";
import { keep, recall } from "../store";

/** Sit down in the next match with every seat that is played here, and return its id. */
export async function playAgain(match: string, seats: Held["seats"], about: { game: string; name: string | null }): Promise<string> {
  let next = "";
  for (const { key } of seats) {
    const there = await rematch(match, key);
    // Whoever is faster makes it; everybody gets the same.
    next = there.match;
    const commitment = await sit(next, there.seat, key, seats.length > 1 ? null : about.name);
    hold({ match: next, game: about.game, commitment }, there.seat, key);
  }
  keep(`next.${next}`, "yes");
  return next;
}

/** Whether the open seats of a match are kept for the people of the one before. */
export function isKept(match: string): boolean {
  return recall(`next.${match}`) !== null;
}

/** Take a seat that is kept for this key. The seal of the dice is read first: it must stand before the nonce is told. */
async function sit(match: string, seat: number, key: string, name: string | null): Promise<string> {
  const { dice } = await look(match, null);
  await take(match, seat, { name, nonce: fresh(), key });
  return dice.commitment;
}
