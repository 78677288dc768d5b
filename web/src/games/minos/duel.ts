// Not every turn has a duel: its drawing comes with the first.

import { part } from "../../part";

export const duel = part(() => import("./Duel.svelte"));
