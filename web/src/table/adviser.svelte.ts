// A strong bot beside the player, who is asked for a hint.

import { hint } from "../api";
import type { Hint } from "../wire/wire";

export class Adviser {
  /** What it would do here, the best first; null when nobody asked. */
  advice = $state.raw<Hint[] | null>(null);
  isThinking = $state(false);

  /** Ask what it would do; `isHere` says whether things still stand as they did, for else nobody wants to know. */
  async ask(match: string, key: string | null, isHere: () => boolean): Promise<void> {
    if (this.isThinking) return;
    this.isThinking = true;
    try {
      const advice = await hint(match, key);
      if (isHere()) this.advice = advice;
    } finally {
      this.isThinking = false;
    }
  }

  forget(): void {
    this.advice = null;
  }
}
