// Why something is not done: what is said, the rule behind it, and the thing it is about, for a while.

import { Refused } from "../api";
import type { Say, Why } from "../wire/wire";

/** What `isTold` is news, and no refusal. */
export type Refusal = { say: Say; rule: string | null; target: string | null; isTold?: boolean };

const SHOWN_MS = 6000;

export class Slips {
  shown = $state.raw<Refusal | null>(null);
  #asked = 0;
  #later: (ms: number, what: () => void) => void;

  constructor(later: (ms: number, what: () => void) => void) {
    this.#later = later;
  }

  /** Ask why a thing may not be touched, and say it, unless something else was done meanwhile. */
  async ask(target: string, why: () => Promise<Why | null>): Promise<void> {
    const asked = (this.#asked += 1);
    try {
      const reason = await why();
      if (asked === this.#asked && reason) this.#show({ ...reason, target });
    } catch (error) {
      if (asked === this.#asked) this.fail(error, target);
    }
  }

  /** Say what a failed request says: the server's reason, or that nobody answered. */
  fail(error: unknown, target: string | null = null): void {
    if (error instanceof Refused) this.#show({ say: error.say, rule: error.rule, target });
    else this.#show({ say: { id: "web-unanswered" }, rule: null, target: null });
  }

  /** Say what somebody else has answered. */
  tell(say: Say): void {
    this.#show({ say, rule: null, target: null, isTold: true });
  }

  /** What was refused before is no longer asked, nor is an answer awaited. */
  forget(): void {
    this.#asked += 1;
    this.shown = null;
  }

  #show(refusal: Refusal): void {
    this.shown = refusal;
    this.#later(SHOWN_MS, () => {
      if (this.shown === refusal) this.shown = null;
    });
  }
}
