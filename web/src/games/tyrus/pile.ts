// What lies beside the board for a seat: its hand, its supply, its discard.

import { enumerate, t } from "../../text.svelte";
import type { View } from "../../wire/tyrus";
import { byGuild, guildOf, SIDES, valueOf } from "./name";

export type Pile = { kind: "hand" | "supply" | "discard"; count: number; tiles: string[] };

export function piles(view: View, seat: number): Pile[] {
  const hand = view.hands[seat]!;
  const discard = view.discards[seat]!;
  return [
    { kind: "hand", count: hand.count, tiles: hand.tiles ?? [] },
    { kind: "supply", count: view.supplies[seat]!, tiles: [] },
    { kind: "discard", count: discard.length, tiles: discard },
  ];
}

/** Name a pile; everyone may look through a discard (T13), so its tiles are listed. */
export function sayPile(pile: Pile, seat: number): string {
  const name = t("tyrus-page-pile-of", { seat: SIDES[seat]!, pile: pile.kind, count: pile.count });
  return pile.kind === "discard" ? [name, ...byGuild(pile.tiles).map(sayGuild)].join(". ") : name;
}

/** Read out tiles of one guild: "Soldiers: 1, 2 and 10". */
export function sayGuild(faces: string[]): string {
  return t("tyrus-page-values", { guild: guildOf(faces[0]!), values: enumerate(faces.map((face) => `${valueOf(face)}`)) });
}
