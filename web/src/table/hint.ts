// A hint, read: the best action, and how far it is ahead of the next.

import type { Hint, Legal } from "../wire/wire";

export type Read = {
  best: Hint;
  /** The next best, if there is another. */
  next: Hint | null;
  /** In whole percent; null where the bot cannot tell. */
  chance: number | null;
  /** How many points of a hundred the best is ahead. */
  ahead: number | null;
  /** What to touch on the board. */
  target: string[];
};

const percent = (chance: number | null) => (chance === null ? null : Math.round(chance * 100));

export function read(advice: Hint[], legal: Legal[]): Read | null {
  const [best, next = null] = advice;
  if (!best) return null;
  const [chance, other] = [percent(best.chance), percent(next?.chance ?? null)];
  return {
    best,
    next,
    chance,
    ahead: chance === null || other === null ? null : chance - other,
    target: legal.find(({ action }) => action === best.action)?.target ?? [],
  };
}
