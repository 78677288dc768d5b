// For tests alone.

import type { Clock } from "./clock";

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  #now = 0;
  #due: { at: number; what: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, what: () => void): () => void {
    const entry = { at: this.#now + ms, what };
    this.#due.push(entry);
    return () => {
      this.#due = this.#due.filter((other) => other !== entry);
    };
  }

  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#due.filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#due = this.#due.filter((entry) => entry !== next);
      this.#now = Math.max(this.#now, next.at);
      next.what();
    }
    this.#now = end;
  }
}
