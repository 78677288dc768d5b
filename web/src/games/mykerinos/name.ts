// Names of Mykerinos: as the wire spells them, as the sprite draws them, as the texts say them.

import { t } from "../../text.svelte";
import type { Card, Owned, Parcel, Player, Room, Space, View } from "../../wire/mykerinos";
import type { Say } from "../../wire/wire";

export const COLOURS = ["blue", "red", "green", "white"];
export const EMBLEMS = ["e-disc", "e-triangle", "e-lozenge", "e-cross"];
export const NEUTRAL = "green";
export const SEASONS = 4;

type Args = NonNullable<Say["args"]>;

export function emblemOf(colour: string): string {
  return EMBLEMS[COLOURS.indexOf(colour)]!;
}

export function patronSymbol(patron: string | null): string {
  return `p-${patron ?? "none"}`;
}

/** The colour of a patron's cards; "brown" is taken by another game. */
export function hueOf(patron: string | null): string {
  return patron === null ? "line-strong" : patron === "brown" ? "sir-brown" : patron;
}

/** M4: how many rows of areas a season has. */
export function rowsOf(view: View): number {
  return view.season === SEASONS ? 3 : 2;
}

/** Whose cubes are dug in now: the neutral's, or those of whoever is to move. */
export function diggerOf(view: View): string | null {
  if (view.to_move === null) return null;
  return view.stage.startsWith("neutral") ? NEUTRAL : view.players[view.to_move]!.colour;
}

export function isInSurvey(view: View): boolean {
  return view.stage === "survey" || view.stage === "discard";
}

export function cardArgs(card: Card): Args {
  return { patron: card.patron ?? "nobody", points: card.points };
}

export function roomArgs(room: Room): Args {
  return { value: room.value, wing: room.wings[0]!, next: room.wings[1] ?? 0 };
}

export function parcelArgs(name: string): Args {
  const [area, side] = name.split("-") as [string, string];
  return { area: Number(area), side };
}

export function saySpace(space: Space, isGone: boolean): Say {
  const ground = space.has_pyramid ? "pyramid" : "sand";
  if (space.colour !== null) return { id: "mykerinos-page-cube", args: { space: space.name, colour: space.colour, ground } };
  return { id: "mykerinos-page-space", args: { space: space.name, ground: isGone ? "gone" : ground } };
}

export function sayParcel(parcel: Parcel): Say {
  const args = parcelArgs(parcel.name);
  if (parcel.fate !== "lies") return { id: "mykerinos-page-parcel-gone", args: { ...args, fate: parcel.fate } };
  return { id: "mykerinos-page-parcel", args: { ...args, ...cardArgs(parcel.card) } };
}

export function sayRoom(room: Room): Say {
  return { id: "mykerinos-page-room", args: { ...roomArgs(room), colour: room.colour ?? "nobody" } };
}

/** Cards of one patron, or those without. */
export type Group = { patron: string | null; cards: number; tilted: number };

/** A seat's cards by patron, in the order of their first claim. */
export function groups(cards: Owned[]): Group[] {
  const found = new Map<string | null, Group>();
  for (const { card, is_tilted } of cards) {
    const group = found.get(card.patron) ?? { patron: card.patron, cards: 0, tilted: 0 };
    found.set(card.patron, { ...group, cards: group.cards + 1, tilted: group.tilted + Number(is_tilted) });
  }
  return [...found.values()];
}

/** Cards of a patron, and what they do. */
export function sayPower({ patron, cards, tilted }: Group): string {
  const args = { patron: patron ?? "nobody", cards, tilted };
  return t("mykerinos-page-card", { ...args, cards: t("mykerinos-cards", args) });
}

/** A seat's points: what its claims scored, or everything once the exhibition has opened. */
export function scoreOf(view: View, seat: number): number {
  return view.last?.exhibition?.lines[seat]!.total ?? view.players[seat]!.points;
}

/** What a seat keeps, as the table shows it: the kind of target, and how many. */
export function stocks(player: Player, hasNeutral: boolean): { kind: string; count: number }[] {
  const kept = [
    { kind: "points", count: player.points },
    { kind: "stock", count: player.stock },
    { kind: "general", count: player.general },
  ];
  return hasNeutral ? [...kept, { kind: "held", count: player.held }] : kept;
}
