// A table to be opened for others: who sits where, how fast, and who may come.

import { create, fresh, take } from "../api";
import { hold } from "../keys";
import { recall } from "../store";
import type { Body, DaysClock, GameFacts, LiveClock, MatchWanted, SeatWanted } from "../wire/wire";

/** "me", "open", or the level of a bot. */
export type Place = "me" | "open" | number;
export type Pace = "none" | "live" | "days";

export type Setup = {
  places: Place[];
  pace: Pace;
  live: LiveClock;
  days: DaysClock;
  isPublic: boolean;
  /** The level of who plays for somebody that leaves; 0: their seat has lost. */
  caretaker: number;
  hints: boolean;
};

const MINUTE = 60;
const DAY = 86_400;

export const LIVE: LiveClock[] = [[5, 5], [10, 10], [20, 15], [45, 30]].map(([minutes, seconds]) => ({
  kind: "live", bank_s: minutes! * MINUTE, increment_s: seconds!,
}));
export const DAYS: DaysClock[] = [1, 3, 7].map((days) => ({ kind: "days", per_turn_s: days * DAY, vacation_days: 14 }));

export function plan(size: number): Setup {
  const others = Array.from({ length: size - 1 }, (): Place => "open");
  return { places: ["me", ...others], pace: "none", live: LIVE[1]!, days: DAYS[0]!, isPublic: false, caretaker: 4, hints: false };
}

/** Put somebody in a place. There is one of me: who sat there goes where I was. */
export function seat(places: Place[], at: number, who: Place): Place[] {
  const mine = places.indexOf("me");
  if (at === mine && who !== "me") return places; // one must sit somewhere
  return places.map((before, place) => (place === at ? who : who === "me" && place === mine ? places[at]! : before));
}

export function wanted(game: string, setup: Setup, options: Body["options"]): Omit<MatchWanted, "key"> {
  const { places, pace, live, days, isPublic, caretaker, hints } = setup;
  const seats = places.map((who): SeatWanted => (typeof who === "number" ? { kind: "bot", level: who } : { kind: "open" }));
  const clock = pace === "none" ? null : pace === "live" ? live : days;
  return { game, seats, options, clock, private: !isPublic, caretaker, hints };
}

/** Make the table, sit down in one's own place, and return its id. */
export async function open(facts: Pick<GameFacts, "name">, setup: Setup, options: Body["options"]): Promise<string> {
  const made = await create({ ...wanted(facts.name, setup, options), key: fresh() });
  const [at, key] = [setup.places.indexOf("me"), fresh()];
  await take(made.match, at, { name: recall("name") || null, nonce: fresh(), key });
  hold({ match: made.match, game: facts.name, commitment: made.dice.commitment }, at, key);
  return made.match;
}
