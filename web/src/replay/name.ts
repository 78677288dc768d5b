// What to call whoever sat somewhere: nobody here is "you".

import { botName, seatName } from "../table/name";
import type { GameFacts, Seat } from "../wire/wire";

export function nameIn(facts: GameFacts, seats: Seat[], seat: number): string {
  const { name, kind } = seats[seat]!;
  return name ?? (kind === "bot" ? botName(facts, seats, seat) : seatName(facts, seat));
}
