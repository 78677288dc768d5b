// Dice that have just been thrown tumble. The wire sorts dice by face: each is known by its face and its number in it.

import type { Attachment } from "svelte/attachments";
import type { Die } from "../../wire/minos";
import { isStill } from "../travel";

const TUMBLE_MS = 600;

/** A name for each die, the same from throw to throw while it lies. */
export function nameDice(dice: Die[]): Map<Die, string> {
  const seen = new Map<string, number>();
  return new Map(
    dice.map((die) => {
      const nth = (seen.get(die.face) ?? 0) + 1;
      seen.set(die.face, nth);
      return [die, `${die.face}-${nth}`];
    }),
  );
}

/** The dice of one place: whoever was not there a moment ago has been thrown. */
export class Thrown {
  #lying: Set<string>;

  constructor(dice: Die[]) {
    this.#lying = new Set(nameDice(dice).values());
  }

  isNew(name: string): boolean {
    return !this.#lying.has(name);
  }

  /** After they have been drawn. */
  settle(dice: Die[]): void {
    this.#lying = new Set(nameDice(dice).values());
  }
}

/** Roll onto the table and settle. */
export const tumble: Attachment = (die) => {
  if (isStill()) return;
  const frames = [
    { transform: "translateY(-26px) rotate(-200deg) scale(1.12)", opacity: 0.2 },
    { transform: "translateY(0) rotate(-70deg) scale(1.05)", opacity: 1, offset: 0.4 },
    { transform: "translateY(-9px) rotate(-18deg) scale(1.03)", offset: 0.62 },
    { transform: "translateY(0) rotate(5deg)", offset: 0.85 },
    { transform: "none" },
  ];
  die.animate(frames, { duration: TUMBLE_MS, easing: "ease-out" });
};
