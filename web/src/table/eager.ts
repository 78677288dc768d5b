// What is touched while an action is on its way: it is meant for the position that comes.

import type { Legal } from "../wire/wire";

export class Eager {
  #wishes: string[][] = [];

  wish(target: readonly string[]): void {
    this.#wishes.push([...target]);
  }

  forget(): void {
    this.#wishes = [];
  }

  /** The next of these, if it may be played now and nobody has to confirm it; else none of them counts any more. */
  next(legal: Legal[]): Legal | null {
    const [wish, ...rest] = this.#wishes;
    const entry = legal.find(({ target, commits }) => !commits && target.join() === wish?.join()) ?? null;
    this.#wishes = entry ? rest : [];
    return entry;
  }
}
