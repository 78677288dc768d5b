// Who sits where, for drawings that have no rail beside them: whoever shows a board says what to call a seat.

import { getContext, setContext } from "svelte";

const KEY = Symbol("people");
export type Naming = (seat: number) => string;

export function giveNames(naming: Naming): void {
  setContext(KEY, naming);
}

/** What to call a seat; null where nobody sits, as in a drawing that explains a rule. */
export function takeNames(): Naming | null {
  return getContext<Naming | undefined>(KEY) ?? null;
}
