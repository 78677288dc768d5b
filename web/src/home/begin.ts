// A new match. Every person's seat is made open and then taken, so that each gives a nonce to the dice.

import { create, fresh, take } from "../api";
import { hold } from "../keys";
import { keep, recall } from "../store";
import type { Body, GameFacts, OptionFacts, SeatWanted } from "../wire/wire";

/** Against bots, around this screen, or with friends elsewhere: these have a set-up of their own. */
export type Way = "bot" | "here" | "friend";

type Sizes = Pick<GameFacts, "name" | "min_seats" | "max_seats">;

/** How many may sit at a table of the game. */
export function sizes({ min_seats, max_seats }: Sizes): number[] {
  return Array.from({ length: max_seats - min_seats + 1 }, (_, more) => min_seats + more);
}

/** How many sat down last time, as far as the game allows it; at first as few as can. */
export function recallSize(facts: Sizes): number {
  const before = Number(recall(`seats.${facts.name}`));
  return sizes(facts).includes(before) ? before : facts.min_seats;
}

export function keepSize(facts: Sizes, size: number): void {
  keep(`seats.${facts.name}`, String(size));
}

/** The options that are a choice between names. */
export function choosable({ options }: Pick<GameFacts, "options">): OptionFacts[] {
  return options.filter(({ choices }) => choices.length > 1);
}

/** What was chosen last time, as far as the game still has it; at first what the game proposes. */
export function recallChoices(facts: Pick<GameFacts, "name" | "options">): Record<string, string> {
  return Object.fromEntries(
    choosable(facts).map((option) => {
      const before = recall(`${option.name}.${facts.name}`);
      return [option.name, before !== null && option.choices.includes(before) ? before : String(option.default)];
    }),
  );
}

export function keepChoice(facts: Pick<GameFacts, "name">, option: string, choice: string): void {
  keep(`${option}.${facts.name}`, choice);
}

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];
const FIRST_LEVEL = 4;

/** How strong the bots were last time; at first a match for somebody who knows the rules. */
export function recallLevel(facts: Pick<GameFacts, "name">): number {
  const before = Number(recall(`level.${facts.name}`));
  return LEVELS.includes(before) ? before : FIRST_LEVEL;
}

export function keepLevel(facts: Pick<GameFacts, "name">, level: number): void {
  keep(`level.${facts.name}`, String(level));
}

/** Make a match of so many seats, sit down where people of this screen sit, and return its id. */
export async function begin(facts: Pick<GameFacts, "name">, way: Exclude<Way, "friend">, size: number, options: Body["options"] = {}): Promise<string> {
  const other: SeatWanted = way === "bot" ? { kind: "bot", level: recallLevel(facts) } : { kind: "open" };
  const others = Array.from({ length: size - 1 }, () => other);
  const made = await create({ game: facts.name, seats: [{ kind: "open" }, ...others], options, key: fresh() });
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
