// Not every turn has a duel: its drawings come with the first.

import { part } from "../../part";

export const duel = part(() => import("./Duel.svelte"));
/** The duels just fought. */
export const fought = part(() => import("./Last.svelte"));
