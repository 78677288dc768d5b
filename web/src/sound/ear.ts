// What is heard when the table shows something new.

import type { GamePage } from "../games/page";
import type { Entry } from "../wire/wire";
import type { Sound } from "./sound.svelte";

export class Ear {
  #seq: number;
  #mover: number | null;
  #isOver: boolean;
  #held: string | null;

  /** What stands at first makes no sound. */
  constructor({ seq, to_move, status }: Entry, held: string | null) {
    this.#seq = seq;
    this.#mover = to_move;
    this.#isOver = status === "over";
    this.#held = held;
  }

  /** What to hear of what is shown now, each entry once; `held` names what it resolved. */
  hear({ seq, seat, to_move, status, event }: Entry, page: Pick<GamePage<any>, "sound">, held: string | null): Sound[] {
    const isResolved = held !== null && held !== this.#held;
    this.#held = held;
    // What waited until something else was put away is heard when it is shown.
    if (seq <= this.#seq) return isResolved ? ["count"] : [];
    this.#seq = seq;
    const isEnd = status === "over" && !this.#isOver;
    // Nature between two actions of one seat does not make it that seat's turn again.
    const isCalled = seat !== null && to_move === seat && this.#mover !== seat;
    this.#isOver = status === "over";
    this.#mover = to_move ?? this.#mover;
    const act = event?.kind === "action" ? (page.sound?.(event.say) ?? null) : null;
    const more: Sound | null = isResolved ? "count" : isEnd ? "end" : isCalled ? "turn" : null;
    return [act, more].filter((sound) => sound !== null);
  }
}
