// A new match. Every person's seat is made open and then taken, so that each gives a nonce to the dice.

import { create, fresh, take } from "../api";
import { hold } from "../keys";
import { recall } from "../store";
import type { Body, GameFacts, SeatWanted } from "../wire/wire";

export type Way = "bot" | "here" | "friend";

/** How a match was begun, to begin another the same way. */
export function wayOf(body: Pick<Body, "seats">, seatsHere: number): Way {
  if (body.seats.some(({ kind }) => kind === "bot")) return "bot";
  return seatsHere > 1 ? "here" : "friend";
}

/** Make a match, sit down where people of this screen sit, and return its id. */
export async function begin(facts: GameFacts, way: Way): Promise<string> {
  const others: SeatWanted[] = Array.from({ length: facts.min_seats - 1 }, () => ({
    kind: way === "bot" ? "bot" : "open",
  }));
  const made = await create({ game: facts.name, seats: [{ kind: "open" }, ...others], key: fresh() });
  const about = { match: made.match, game: facts.name, commitment: made.dice.commitment };
  const seats = way === "here" ? [0, ...others.map((_, at) => at + 1)] : [0];
  for (const seat of seats) {
    const key = fresh();
    const name = way === "here" ? null : recall("name");
    await take(made.match, seat, { name, nonce: fresh(), key });
    hold(about, seat, key);
  }
  return made.match;
}
