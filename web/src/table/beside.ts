// What a table shows besides the board, by how the match stands.

import { part } from "../part";

export const invite = part(() => import("./Invite.svelte"));
export const ending = part(() => import("./Ending.svelte"));
