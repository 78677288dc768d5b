// Which of several dice with one face were touched: the wire only counts how many of them are marked or used.

import { untrack } from "svelte";
import type { Die } from "../../wire/minos";
import { nameDice } from "./tumble";

const isBusy = ({ state }: Die) => state !== "free";

export class Touched {
  // In order, the names of dice; the newest may wait for an answer.
  #names = $state.raw<readonly string[]>([]);
  #busy = 0;

  touch(name: string): void {
    this.#names = [...this.#names.filter((other) => other !== name), name];
  }

  /** The die that was touched last. */
  get newest(): string | null {
    return this.#names.at(-1) ?? null;
  }

  /** The dice in their places: of each face those are marked or used that were touched first, else the last. */
  lay(dice: Die[]): Die[] {
    const names = nameDice(dice);
    const laid = new Map<Die, Die>();
    for (const face of new Set(dice.map(({ face }) => face))) {
      const own = dice.filter((die) => die.face === face);
      const states = [...own.filter((die) => !isBusy(die)), ...own.filter(isBusy)].map(({ state }) => state);
      const chosen = this.#names.filter((name) => own.some((die) => names.get(die) === name)).slice(0, own.filter(isBusy).length);
      const places = [...own.filter((die) => !chosen.includes(names.get(die)!)), ...own.filter((die) => chosen.includes(names.get(die)!))];
      for (const [at, die] of places.entries()) laid.set(die, { ...die, state: states[at]! });
    }
    return dice.map((die) => laid.get(die)!);
  }

  /** After they have been drawn: what is free again, or was thrown, is touched anew; so is what was touched, once nothing is picked. */
  settle(dice: Die[], isIdle = false): void {
    untrack(() => this.#settle(dice, isIdle));
  }

  #settle(dice: Die[], isIdle: boolean): void {
    const laid = this.lay(dice);
    const names = nameDice(laid);
    const busy = laid.filter(isBusy).length;
    if (isIdle || busy < this.#busy) this.#names = this.#names.filter((name) => laid.some((die) => isBusy(die) && names.get(die) === name));
    this.#busy = busy;
  }
}
