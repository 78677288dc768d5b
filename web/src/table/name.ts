// What to call whoever sits somewhere.

import { t } from "../text.svelte";
import type { GameFacts } from "../wire/wire";
import type { Table } from "./table.svelte";

/** The seat's own name: "Brown". */
export function seatName(facts: GameFacts, seat: number): string {
  return t(`${facts.name}-seat`, { seat: facts.seat_names[seat]! });
}

/** You, a name, a bot, or else the seat's own name. */
export function nameOf(table: Table, seat: number): string {
  const { seats, seat: mine } = table.queue.shown;
  const sitting = seats[seat]!;
  if (seat === mine) return t("web-you");
  if (sitting.kind === "open") return t("web-free");
  return sitting.name ?? (sitting.kind === "bot" ? t("web-bot") : seatName(table.facts, seat));
}
