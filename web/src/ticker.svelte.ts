// The time, for what counts down on the screen: it moves only while somebody looks.

import { createSubscriber } from "svelte/reactivity";
import { CLOCK } from "./clock";

const STEP_MS = 500;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, STEP_MS);
  return () => clearInterval(timer);
});

/** The browser's clock in milliseconds; what reads it is drawn again twice a second. */
export function ticking(): number {
  subscribe();
  return CLOCK.now();
}
