// Which of the three plates fits the window.

import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("(max-width: 820px)");
const middle = new MediaQuery("(max-width: 1280px)");

export function width(): "phone" | "middle" | "wide" {
  return phone.current ? "phone" : middle.current ? "middle" : "wide";
}
