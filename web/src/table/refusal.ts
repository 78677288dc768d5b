// Why something is not done: what is said, the rule behind it, and the thing it is about.

import { Refused } from "../api";
import type { Say } from "../wire/wire";

export type Refusal = { say: Say; rule: string | null; target: string | null };

/** What a failed request says: the server's reason, or that nobody answered. */
export function refusalOf(error: unknown, target: string | null = null): Refusal {
  if (error instanceof Refused) return { say: error.say, rule: error.rule, target };
  return { say: { id: "web-unanswered" }, rule: null, target: null };
}
