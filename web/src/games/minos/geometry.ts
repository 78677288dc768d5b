// Where everything of Minos is drawn, in the units of its map. Pure: numbers in, numbers out.

import type { Conflict, View } from "../../wire/minos";
import type { Point } from "../shape";
import { COLOURS } from "./name";

type Spot = [number, number];

/** A map as web/make_maps.py writes it: rings are lists of arcs, an arc backwards is -1 - arc. */
export type Chart = {
  box: [number, number, number, number];
  start: { sea: string; fish: Spot; berths: [Spot, Spot, Spot, Spot] };
  /** A label is where, on how many lines, and how it is turned. */
  seas: { id: string; at: Spot; label: [number, number, number, number]; rings: number[][] }[];
  waters: number[][][];
  /** What has a name and is not played: lands by theirs, waters by an id. */
  lands: [string, number, number][];
  names: [string, number, number][];
  sites: Place[];
  points: { id: string; at: Spot }[];
  roads: string;
  /** Where an arc begins, and then every step. */
  arcs: number[][];
};

/** A site: `inland` is where its round side points; `stack` is the foot of its buildings. */
export type Place = {
  id: string;
  at: Spot;
  inland: number;
  label: [number, number, string];
  harbour: Spot;
  stack: Spot;
  guard: Spot;
};

/** Paths of a map: its sea spaces by id, all water that is not played, the coast, and borders between waters. */
export type Drawing = { seas: Record<string, string>; waters: string; coast: string; borders: string };

export const SITE = 16;
export const HARBOUR = 10;
export const SHIP = 32;
export const GUARDIAN = 27;

/** The least pixels for a unit of the map: where it is wide enough its names are read, and on a phone all is touched. */
const LEAST = 0.5;
const LEAST_READ = 0.6;
const LEAST_TALL = 0.9;

export function unfold(chart: Chart): Drawing {
  const rings = [...chart.seas.map(({ rings }) => rings), ...chart.waters].flat(2);
  const uses = new Map<number, number>();
  for (const arc of rings) {
    const forward = arc < 0 ? -1 - arc : arc;
    uses.set(forward, (uses.get(forward) ?? 0) + 1);
  }
  const lines = (wanted: (count: number) => boolean) =>
    [...uses].filter(([, count]) => wanted(count)).map(([arc]) => line(chart.arcs[arc]!)).join("");
  return {
    seas: Object.fromEntries(chart.seas.map(({ id, rings }) => [id, outline(chart, rings)])),
    waters: chart.waters.map((rings) => outline(chart, rings)).join(""),
    coast: lines((count) => count === 1),
    borders: lines((count) => count > 1),
  };
}

function line([x, y, ...steps]: number[]): string {
  return `M${x},${y}l${steps.join(",")}`;
}

function outline(chart: Chart, rings: number[][]): string {
  const ways = rings.map((ring) => ring.map((arc) => (arc < 0 ? reverse(chart.arcs[-1 - arc]!) : chart.arcs[arc]!)));
  return ways.map((arcs) => `M${arcs[0]!.slice(0, 2).join(",")}l${arcs.flatMap((arc) => arc.slice(2)).join(",")}Z`).join("");
}

/** The same arc from its other end. */
export function reverse(arc: number[]): number[] {
  const back: number[] = [];
  let [x, y] = [arc[0]!, arc[1]!];
  for (let at = 2; at < arc.length; at += 2) {
    x += arc[at]!;
    y += arc[at + 1]!;
    back.unshift(-arc[at]!, -arc[at + 1]!);
  }
  return [round(x), round(y), ...back];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A spot on the far side of a site, or beside it. */
export function toward({ at: [x, y], inland }: Place, far: number, aside = 0): Point {
  const turn = ((inland + aside) * Math.PI) / 180;
  return { x: x + far * Math.cos(turn), y: y + far * Math.sin(turn) };
}

/** The half disc of a site, its flat side along the coast. */
export function halfDisc(site: Place, r: number): string {
  const [from, to] = [toward(site, r, -90), toward(site, r, 90)];
  return `M${round(from.x)},${round(from.y)}A${r},${r} 0 0 1 ${round(to.x)},${round(to.y)}Z`;
}

export function circle({ x, y }: Point, r: number): string {
  return `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;
}

/** Pixels for a unit of the map: all of it in the room there is, but never too small to be read or touched. */
export function scaleOf([, , w, h]: Chart["box"], width: number, height: number | null): number {
  return height === null ? Math.max(width / w, LEAST_TALL) : Math.max(Math.min(width / w, Math.max(height / h, LEAST_READ)), LEAST);
}

// How high the empty land is in the lower left corner of a broad map; and, in pixels, a seat there, and what is around them.
const [CORNER, ROW, AROUND] = [288, 36, 24];

/** How much smaller what everybody has must be drawn in the corner of a map, so that it covers no place: of so many seats, over a track so high. */
export function fitCorner(seats: number, track: number, scale: number): number {
  return Math.min(1, (CORNER * scale) / (ROW * seats + track + AROUND));
}

/** A name on as many lines as the map has room for: the last word goes below. */
export function linesOf(name: string, lines: number): string[] {
  const cut = name.lastIndexOf(" ");
  return lines > 1 && cut > 0 ? [name.slice(0, cut), name.slice(cut + 1)] : [name];
}

const point = ([x, y]: Spot): Point => ({ x, y });

/** Where a colour has something to move: a ship at sea or in a harbour, else a guardian, else where ships begin. */
export function home(view: View, chart: Chart, colour: string): Point {
  const sea = view.seas.find(({ ships }) => ships.includes(colour))?.name;
  const site = view.sites.find(({ ship }) => ship === colour) ?? view.sites.find(({ owner }) => owner === colour);
  return sea || !site ? berth(chart, sea ?? chart.start.sea, colour) : centre(chart, `site:${site.name}`, colour)!;
}

/** Where a ship of a colour stands on a sea space: on the fish each has a berth. Nobody's is in the middle. */
export function berth(chart: Chart, sea: string, colour: string | null): Point {
  if (colour !== null && sea === chart.start.sea) return point(chart.start.berths[COLOURS.indexOf(colour)]!);
  return point(chart.seas.find(({ id }) => id === sea)!.at);
}

/** The middle of what a target on the map means, or null for any other; a ship of `colour` may be meant. */
export function centre(chart: Chart, target: string, colour: string | null): Point | null {
  const [kind, id] = target.split(":") as [string, string];
  if (kind === "sea") return berth(chart, id, colour);
  if (kind === "point") return point(chart.points.find((place) => place.id === id)!.at);
  if (kind !== "site" && kind !== "harbour") return null;
  const site = chart.sites.find((place) => place.id === id)!;
  return kind === "harbour" ? point(site.harbour) : toward(site, SITE * 0.45);
}

/** Where a conflict is fought: where the foe stands, once there is one. */
export function fightAt(chart: Chart, { place, piece, foe, prey, duels }: Conflict): Point {
  const last = duels.at(-1);
  const site = chart.sites.find(({ id }) => id === place);
  if (site && (prey ?? last?.prey) === "guardian") return point(site.guard);
  return centre(chart, contested(chart, place, piece), foe ?? last?.foe ?? null)!;
}

/** The target of a contested place, as the attacking piece knows it. */
export function contested(chart: Chart, place: string, piece: string): string {
  const isSite = chart.sites.some(({ id }) => id === place);
  if (isSite) return `${piece === "ship" ? "harbour" : "site"}:${place}`;
  return `${piece === "ship" ? "sea" : "point"}:${place}`;
}

export type Piece = Point & { kind: "ship" | "guardian"; colour: string; count: number };
export type Stack = Point & { kind: "stack"; colour: string | null; buildings: string[] };

/** Everything that stands on the map; what is lower is drawn later. */
export function standing(view: View, chart: Chart): (Piece | Stack)[] {
  const all: (Piece | Stack)[] = [];
  for (const { name, ships } of view.seas) {
    all.push(...ships.map((colour): Piece => ({ kind: "ship", colour, count: 1, ...berth(chart, name, colour) })));
  }
  for (const site of view.sites) {
    const { harbour, stack, guard } = chart.sites.find(({ id }) => id === site.name)!;
    if (site.ship) all.push({ kind: "ship", colour: site.ship, count: 1, ...point(harbour) });
    // N12: where the last piece has left, the buildings stay.
    if (site.buildings.length > 0) all.push({ kind: "stack", colour: site.owner, buildings: site.buildings, ...point(stack) });
    if (site.owner && site.guardians > 0) all.push({ kind: "guardian", colour: site.owner, count: site.guardians, ...point(guard) });
  }
  for (const { name, guardian } of view.points) {
    if (guardian) all.push({ kind: "guardian", colour: guardian, count: 1, ...centre(chart, `point:${name}`, guardian)! });
  }
  return all.sort((a, b) => a.y - b.y);
}
