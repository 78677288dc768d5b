// What a table shows besides the board, by how the match stands, and what hides it.

import { part } from "../part";
import { worded } from "../text.svelte";

export const invite = part(() => worded("invite", import("./Invite.svelte")));
export const ending = part(() => worded("ending", import("./Ending.svelte")));
export const curtain = part(() => import("./Curtain.svelte"));
