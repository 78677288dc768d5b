// Names of Minos: as the wire spells them, as the sprite draws them, as the texts say them.

import type { Die, Player, Site, View } from "../../wire/minos";
import type { Say } from "../../wire/wire";

export const COLOURS = ["purple", "vermilion", "ivory", "obsidian"];
export const EMBLEMS = ["e-disc", "e-triangle", "e-lozenge", "e-cross"];
export const DICE = 6;
/** N16: the faces that make a set. */
const SET = ["arrow", "joker", "star"];

export function emblemOf(colour: string): string {
  return EMBLEMS[COLOURS.indexOf(colour)]!;
}

/** The dice of a side, the sets first, each by itself. */
export type Sorted = { sets: Die[][]; rest: Die[] };

/** Take as many sets out of the dice as there are; of dice alike, those that stay go first. */
export function sort(dice: Die[]): Sorted {
  const rest = [...dice];
  const sets: Die[][] = [];
  while (SET.every((face) => rest.some((die) => die.face === face))) {
    sets.push(SET.map((face) => rest.splice(rest.findIndex((die) => die.face === face), 1)[0]!));
  }
  return { sets, rest };
}

/** Which of the dice are touched to use or mark their face: those left free, or else any, to be told why not. */
export function touchable(dice: Die[]): Set<Die> {
  const free = new Set(dice.filter(({ state }) => state === "free").map(({ face }) => face));
  return new Set(dice.filter(({ face, state }) => state === "free" || !free.has(face)));
}

/** What a seat has, as the table shows it: the kind of target, the drawing, and how many. */
export function stocks(player: Player): { kind: string; icon: string; box: number; count: number }[] {
  return [
    { kind: "talents", icon: "talent", box: 24, count: player.talents },
    { kind: "rings", icon: "ring", box: 24, count: player.rings },
    { kind: "ships", icon: "ship", box: 48, count: player.ships },
    { kind: "guardians", icon: "guardian", box: 48, count: player.guardians },
  ];
}

type Ware = { target: string; name: string; icon: string; viewBox: string; left: number };

/** What can be built or bought: its target, its drawing, how many are left; pieces are those of whoever looks. */
export function wares(view: View): Ware[] {
  const me = view.players[view.seat ?? view.turn_of ?? 0]!;
  const buildings = view.supply.map(({ building, left }) => ({
    target: `building:${building}`, name: building, icon: `b-${building}`, viewBox: "0 0 32 17", left,
  }));
  return [
    ...buildings,
    { target: "button:recruit", name: "guardian", icon: "guardian", viewBox: "-2 -3 52 52", left: me.guardians },
    { target: "button:launch", name: "ship", icon: "ship", viewBox: "0 0 48 48", left: me.ships },
    { target: "button:buy-ring", name: "ring", icon: "ring", viewBox: "0 0 24 24", left: view.rings },
  ];
}

/** What stands at a place of the map; `name` says a building, `whose` a seat. A site and its harbour are one place. */
export function describe(view: View, target: string, name: (building: string) => string, whose: (seat: string) => string): Say[] {
  const [kind, place] = target.split(":") as [string, string];
  const site = view.sites.find((each) => each.name === place);
  if ((kind === "site" || kind === "harbour") && site) {
    const harbour: Say = { id: "minos-page-harbour", args: { place, seat: site.ship ?? "nobody" } };
    return [saySite(site, site.buildings.map(name).join(", ")), ...(site.ship === null ? [] : [harbour])];
  }
  const sea = view.seas.find((each) => each.name === place);
  // An empty sea has its name on the map.
  if (kind === "sea" && sea) return sea.ships.length > 0 ? [sayShips(place, sea.ships, whose)] : [];
  const point = view.points.find((each) => each.name === place);
  return kind === "point" && point ? [{ id: "minos-page-point", args: { place, seat: point.guardian ?? "nobody" } }] : [];
}

/** A sea in words; `whose` says a seat. */
export function sayShips(place: string, ships: string[], whose: (seat: string) => string): Say {
  return { id: "minos-page-sea", args: { place, count: ships.length, seat: ships[0] ?? "nobody", list: ships.map(whose).join(", ") } };
}

/** A site in words; `list` names its buildings. */
export function saySite({ name, owner, guardians, buildings, worth }: Site, list: string): Say {
  return { id: "minos-page-site", args: { place: name, owner: owner ?? "nobody", guardians, count: buildings.length, list, worth } };
}
