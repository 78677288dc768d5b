// Choosing an action by touching drawn things. It reads `legal` and knows no rule.

import type { Legal } from "../wire/wire";

export class Picker {
  /** What may be played now; empty when it is not this seat's turn. */
  legal = $state.raw<Legal[]>([]);
  /** The things touched so far, each one that `legal` asks for. */
  picked = $state.raw<string[]>([]);
  /** Hold an action that cannot be taken back until it is confirmed. */
  confirms = $state(true);

  #play: (action: Legal) => void;
  #refuse: (touches: string[]) => void;
  #onpick: () => void;

  /** `onpick` hears of every touch that is accepted. */
  constructor(play: (action: Legal) => void, refuse: (touches: string[]) => void, onpick: () => void = () => {}) {
    this.#play = play;
    this.#refuse = refuse;
    this.#onpick = onpick;
  }

  /** The action that is chosen but not yet played. */
  ghost = $derived(this.legal.find((entry) => isSame(entry.target, this.picked)) ?? null);

  /** Whether that waits to be confirmed. */
  isAsked = $derived((this.ghost?.commits ?? false) && this.confirms);

  /** What may be touched first. */
  first = $derived(new Set(this.legal.map((entry) => entry.target[0]!)));

  /** What may be touched next; while an action is held, what would change its last touch. */
  lit = $derived.by(() => {
    const before = this.ghost ? this.picked.slice(0, -1) : this.picked;
    const follow = this.legal.filter((entry) => begins(entry.target, before));
    return new Set(follow.map((entry) => entry.target[before.length]!));
  });

  /** Offer other actions: those of a new position, so what was picked is forgotten. */
  offer(legal: Legal[]): void {
    this.legal = legal;
    this.picked = [];
  }

  /** Touch a thing: take the next step, start anew, put it down again, or be told why not. */
  touch(target: string): void {
    if (!this.ghost && isSame(this.picked, [target])) return this.back();
    const before = this.ghost ? this.picked.slice(0, -1) : this.picked;
    if (this.lit.has(target)) this.#pick([...before, target]);
    else if (this.first.has(target) && !this.#asksFor(target)) this.#pick([target]);
    else this.#refuse([...before, target]);
  }

  /** Take back the last touch. */
  back(): void {
    this.picked = this.picked.slice(0, -1);
  }

  /** Play the action that is held. */
  confirm(): void {
    if (this.ghost) this.#play(this.ghost);
  }

  /** Whether a button was pressed that asks for such a thing: another of its kind is no new beginning. */
  #asksFor(target: string): boolean {
    const isMode = this.picked[0]?.startsWith("button:") ?? false;
    return isMode && [...this.lit].some((lit) => kindOf(lit) === kindOf(target));
  }

  #pick(picked: string[]): void {
    this.picked = picked;
    this.#onpick();
    if (!this.isAsked) this.confirm();
  }
}

function begins(target: string[], touches: string[]): boolean {
  return touches.every((touch, at) => target[at] === touch);
}

function kindOf(target: string): string {
  return target.slice(0, target.indexOf(":"));
}

function isSame(target: string[], touches: string[]): boolean {
  return target.length === touches.length && begins(target, touches);
}
