// Whether the dice were honest, as far as a browser can tell.

import { seal } from "../dice";
import type { Dice } from "../wire/wire";

/** Nothing sealed, not told yet, cannot be checked here, not what was sealed, as the match says, as kept since the start. */
export type Verdict = "none" | "sealed" | "unable" | "bad" | "told" | "kept";

/** `kept` is the seal that this browser saw at the start, if it was there. */
export async function judge({ commitment, key }: Dice, kept: string | null): Promise<Verdict> {
  if (commitment === "") return "none";
  if (key === null) return "sealed";
  if (!globalThis.crypto?.subtle) return "unable";
  if ((await seal(key)) !== commitment || (kept !== null && kept !== commitment)) return "bad";
  return kept === null ? "told" : "kept";
}
