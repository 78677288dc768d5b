// Names of Tyrus: as the wire spells them, as the sprite draws them, as the texts say them.

import type { Say } from "../../wire/wire";
import type { Building, Standing, View } from "../../wire/tyrus";

export const SIDES = ["brown", "beige"];
export const EMBLEMS = ["e-cedar", "e-shell"];
export const GUILDS = ["s", "m", "p"];
export const OFFICES = ["general", "merchant", "priest"];
export const KINDS = ["citadel", "market", "temple"];
export const ROLES = ["votes", "counters", "protects"];

export type Role = { role: string; guild: string };

export function guildSymbol(guild: string): string {
  return { s: "g-sabre", m: "g-coins" }[guild] ?? "g-temple";
}

export function officeSymbol(office: string): string {
  return `o-${office}`;
}

export function kindOf(office: string): string {
  return KINDS[OFFICES.indexOf(office)]!;
}

/** T10: who votes for an office, who counters them, who protects them. */
export function roles(office: string): Role[] {
  const at = OFFICES.indexOf(office);
  return ROLES.map((role, step) => ({ role, guild: GUILDS[(at + step) % GUILDS.length]! }));
}

/** The seat drawn below: whoever looks, or Brown for a spectator. */
export function seatBelow(view: View): number {
  return view.seat ?? 0;
}

export function guildOf(face: string): string {
  return face[0]!;
}

export function valueOf(face: string): number {
  return Number(face.slice(1));
}

/** Tiles by guild, each ascending. */
export function sortTiles(tiles: string[]): string[] {
  const rank = (face: string) => GUILDS.indexOf(guildOf(face)) * 100 + valueOf(face);
  return [...tiles].sort((a, b) => rank(a) - rank(b));
}

/** The same in a row for each guild that has any. */
export function byGuild(tiles: string[]): string[][] {
  const sorted = sortTiles(tiles);
  return GUILDS.map((guild) => sorted.filter((face) => guildOf(face) === guild)).filter((faces) => faces.length > 0);
}

export function tileArgs(face: string): Record<string, string | number> {
  return { value: valueOf(face), guild: guildOf(face) };
}

export function sayTile(face: string): Say {
  return { id: "tyrus-page-tile", args: { ...tileArgs(face), name: face } };
}

export function sayBuilding(building: Building): Say {
  const args = { owner: SIDES[building.seat]!, building: kindOf(building.office) };
  return { id: "tyrus-page-building", args: { ...args, name: building.name, tiles: building.tiles.length } };
}

export function sayStanding(tile: Standing): Say {
  const args = { seat: SIDES[tile.seat]!, election: tile.election };
  if (tile.face === null) return { id: "tyrus-page-standing-hidden", args };
  return { id: "tyrus-page-standing", args: { ...args, ...tileArgs(tile.face) } };
}

/** The last tile placed, while it still stands: a count may have taken it away. */
export function newest(view: View): number | null {
  const standing = view.buildings.flatMap((building) => building.tiles.map((tile) => tile.place));
  const taken = (view.last?.buildings ?? []).flatMap((building) => building.tiles.map((tile) => tile.place));
  const last = Math.max(0, ...standing, ...taken);
  return standing.includes(last) ? last : null;
}

/** Whether an office will never be elected again, nor is now. */
export function isClosed(view: View, office: string): boolean {
  return view.stage !== "over" && view.cards[office] === 0 && view.office !== office;
}
