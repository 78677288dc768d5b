// An action that was confirmed and has had no answer: it outlives a reload, and is sent again under its own name.

import { forget, keep, recall } from "../store";

export type Wanted = { ply: number; action: number; id: string };

export class Unsent {
  #match: string;
  // Where the browser keeps nothing, it lasts as long as the page.
  #wanted = $state.raw<Readonly<Record<number, Wanted>>>({});

  constructor(match: string) {
    this.#match = match;
  }

  of(seat: number | null): Wanted | null {
    return seat === null ? null : (this.#wanted[seat] ?? read(recall(this.#name(seat))));
  }

  keep(seat: number, wanted: Wanted): void {
    this.#wanted = { ...this.#wanted, [seat]: wanted };
    keep(this.#name(seat), [wanted.ply, wanted.action, wanted.id].join(" "));
  }

  forget(seat: number): void {
    const { [seat]: _, ...others } = this.#wanted;
    this.#wanted = others;
    forget(this.#name(seat));
  }

  #name(seat: number): string {
    return `unsent.${this.#match}.${seat}`;
  }
}

function read(text: string | null): Wanted | null {
  const [ply, action, id] = text?.split(" ") ?? [];
  return id ? { ply: Number(ply), action: Number(action), id } : null;
}
