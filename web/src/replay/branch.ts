// Playing on from a step of a replay: a match that begins there, against bots.

import { create, fresh, take } from "../api";
import { hold } from "../keys";
import { recall } from "../store";
import type { Entry, SeatWanted } from "../wire/wire";
import { startAt, type Origin } from "./origin";

export async function branch(origin: Origin, step: Entry, seat: number, level: number): Promise<string> {
  // One's own seat is taken with a nonce, so that the dice from here on can be checked.
  const seats = step.seats.map((_, at): SeatWanted => (at === seat ? { kind: "open" } : { kind: "bot", level }));
  const made = await create({ game: step.game, seats, options: step.options, key: fresh(), from: startAt(origin, step.ply) });
  const key = fresh();
  await take(made.match, seat, { name: recall("name"), nonce: fresh(), key });
  hold({ match: made.match, game: step.game, commitment: made.dice.commitment }, seat, key);
  return made.match;
}
