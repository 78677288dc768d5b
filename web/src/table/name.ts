// What to call whoever sits somewhere.

import { t, text } from "../text.svelte";
import type { GameFacts, Say, Seat } from "../wire/wire";
import type { Table } from "./table.svelte";

/** The seat's own name: "Brown". */
export function seatName(facts: GameFacts, seat: number): string {
  return t(`${facts.name}-seat`, { seat: facts.seat_names[seat]! });
}

/** A bot; where there are several, which; and what people call its level. */
export function botName(facts: GameFacts, seats: Seat[], seat: number): string {
  const isOnly = seats.filter(({ kind }) => kind === "bot").length === 1;
  const bot = isOnly ? t("web-bot") : t("web-bot-seat", { seat: seatName(facts, seat) });
  const { level } = seats[seat]!;
  return level === null ? bot : t("web-bot-named", { bot, level: t("bot-level", { level }) });
}

/** You, a name, a bot, or else the seat's own name. Where all look at one screen, nobody is "you". */
export function nameOf(table: Table, seat: number): string {
  const { seats, seat: mine } = table.queue.shown;
  const sitting = seats[seat]!;
  if (seat === mine && !table.isTogether) return t("web-you");
  // An open seat that has a name is kept for who had it in the match before.
  if (sitting.kind === "open") return sitting.name ?? t("web-free");
  return sitting.name ?? (sitting.kind === "bot" ? botName(table.facts, seats, seat) : seatName(table.facts, seat));
}

/** What is said of a seat, after the seat's own name where what it is called does not say that. */
export function about(facts: GameFacts, seat: number, called: string, what: Say): string {
  const own = seatName(facts, seat);
  const isSaid = called === own || called.startsWith(t("web-bot-seat", { seat: own }));
  return isSaid ? text(what) : t("web-about-seat", { seat: own, what: text(what) });
}
