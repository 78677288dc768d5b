// A clock that was agreed on, in a few words.

import type { DaysClock, LiveClock, Say } from "../wire/wire";

export function sayPace(clock: LiveClock | DaysClock | null): Say {
  if (!clock) return { id: "web-pace-none" };
  if (clock.kind === "live") return { id: "web-pace-live", args: { minutes: Math.round(clock.bank_s / 60), seconds: clock.increment_s ?? 0 } };
  return { id: "web-pace-days", args: { days: Math.max(1, Math.round(clock.per_turn_s / 86_400)) } };
}
