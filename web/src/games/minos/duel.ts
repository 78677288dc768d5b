// Not every turn has a duel: its drawings come with the first.

import { part } from "../../part";

export const duel = part(() => import("./Duel.svelte"));
/** The duels just fought. */
export const fought = part(() => import("./Last.svelte"));

/** A duel is told in three beats: the attack, the defence, who won; then the next. */
export const BEAT = 650;
export const DUEL = 2200;

/** When the last of so many duels has been told, in milliseconds. */
export function toldAt(duels: number): number {
  return (duels - 1) * DUEL + 2 * BEAT;
}
