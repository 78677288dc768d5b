// How the parts of the board lie: side by side, or one above the other.

import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("(max-width: 820px)");

export function isPhone(): boolean {
  return phone.current;
}
