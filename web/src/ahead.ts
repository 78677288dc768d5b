// What the first table needs is asked for as soon as its address is known, while its code is still on the way.

import { games, look } from "./api";
import { pageOf } from "./games/catalogue";
import { held, linked } from "./keys";
import { learn } from "./text.svelte";
import type { Body, GameFacts } from "./wire/wire";

let expected: { match: string; key: string | null; body: Promise<Body> } | null = null;
let catalogue: Promise<GameFacts[]> | null = null;

/** Ask for a match as whoever follows this link sees it, and for the drawings of its game. */
export function expect(match: string, hash: string): void {
  const seats = held(match)?.seats ?? [];
  // Around one screen a curtain may fall first: nobody's view is fetched before they sit down.
  if (seats.length > 1) return;
  const key = linked(hash) ?? seats[0]?.key ?? null;
  expected = { match, key, body: look(match, key) };
  catalogue = games();
  const drawn = expected.body.then(({ game, view }) => Promise.all([pageOf(game).then((page) => page?.prepare?.(view)), learn(game)]));
  // Whoever comes for it hears why it failed.
  for (const asked of [drawn, catalogue]) asked.catch(() => {});
}

/** The match as it was asked for, once; else as it is now. */
export function lookFirst(match: string, key: string | null): Promise<Body> {
  const asked = expected;
  expected = null;
  return asked?.match === match && asked.key === key ? asked.body : look(match, key);
}

/** The games as they were asked for, once; else as they are now. */
export function gamesFirst(): Promise<GameFacts[]> {
  const asked = catalogue;
  catalogue = null;
  return asked ?? games();
}
