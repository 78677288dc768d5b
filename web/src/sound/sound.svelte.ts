// Sounds, for who asks for them: off until then, and nothing of the synthesis is loaded before.

import { spare } from "../part";
import { keep, recall } from "../store";

/** A thing put down, dice, something counted or shown, one's turn, the end, a refusal. */
export type Sound = "place" | "dice" | "count" | "turn" | "end" | "refuse";

let isOn = $state(recall("sound") === "yes");

export function isSounding(): boolean {
  return isOn;
}

/** Turn sounds on or off; who turns them on hears one. */
export function chooseSound(isWanted: boolean): Promise<void> {
  isOn = isWanted;
  keep("sound", isWanted ? "yes" : "no");
  return sound(["turn"]);
}

/** Let sounds be heard one after another, if any are wanted. */
export async function sound(names: Sound[]): Promise<void> {
  if (!isOn || names.length === 0) return;
  // Not there this time, or not in this browser? A game is played without it.
  await spare(async () => (await import("./synth")).play(names));
}
