// An action that was confirmed and has had no answer: it outlives a reload, and is sent again under its own name.

import { forget, keep, recall } from "../store";

export type Wanted = { ply: number; action: number; id: string };

export class Unsent {
  #match: string;
  // Another page may sit in the same seat, and keep something too.
  #own: string | null = null;
  // The store tells nobody of a change.
  #changes = $state(0);

  constructor(match: string) {
    this.#match = match;
  }

  of(seat: number | null): Wanted | null {
    void this.#changes;
    const [ply, action, id] = (seat === null ? null : recall(this.#name(seat)))?.split(" ") ?? [];
    return id ? { ply: Number(ply), action: Number(action), id } : null;
  }

  keep(seat: number, { ply, action, id }: Wanted): void {
    keep(this.#name(seat), [ply, action, id].join(" "));
    this.#own = id;
    this.#changes += 1;
  }

  /** Whether this page kept it. */
  isOwn({ id }: Wanted): boolean {
    return id === this.#own;
  }

  forget(seat: number): void {
    forget(this.#name(seat));
    this.#changes += 1;
  }

  #name(seat: number): string {
    return `unsent.${this.#match}.${seat}`;
  }
}
