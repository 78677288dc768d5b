// How the parts of the board lie: the seats in a corner of the map, beside it, or below.

import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("(max-width: 820px)");
const narrow = new MediaQuery("(max-width: 1180px)");

export function isPhone(): boolean {
  return phone.current;
}

export function isNarrow(): boolean {
  return narrow.current;
}
