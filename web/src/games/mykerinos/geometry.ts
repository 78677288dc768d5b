// Where everything of Mykerinos is drawn, in pixels of the page: letters keep their size, spaces give way.

import { type Box, inset, type Point } from "../shape";

const COLUMNS = 8;
const AREA_ROWS = 3;
const MOST = 92;
/** How much of a cell the cartouche takes from the two spaces beside it. */
const CUT = 0.2;

/** The region: `cell` is the side of a space, `margin` the room for letters and numbers. */
export type Plan = { rows: number; cell: number; pad: number; seam: number; gap: number; margin: number; width: number; height: number };

/** The largest region of so many rows of areas; without a height it is as high as its width asks for. */
export function plan(width: number, height: number | null, rows: number): Plan {
  const [pad, seam, gap, margin] = width < 480 ? [3, 2, 6, 14] : [6, 4, 14, 20];
  const across = margin + 4 * pad + 2 * seam + gap + 1;
  const down = margin + 2 * rows * pad + (rows - 1) * gap + 1;
  const fits = Math.min((width - across) / COLUMNS, height === null ? MOST : (height - down) / (AREA_ROWS * rows));
  const cell = Math.max(16, Math.min(MOST, Math.floor(fits * 4) / 4));
  return { rows, cell, pad, seam, gap, margin, width: across + COLUMNS * cell, height: down + AREA_ROWS * rows * cell };
}

/** The whole cell of a space, by its row and column from 0. */
export function cellBox({ cell, pad, seam, gap, margin }: Plan, row: number, column: number): Box {
  const [area, rest] = [Math.floor(column / 4), column % 4];
  const x = margin + pad + area * (4 * cell + seam + gap + 2 * pad) + Math.floor(rest / 2) * seam + rest * cell;
  const y = margin + pad + Math.floor(row / AREA_ROWS) * (AREA_ROWS * cell + gap + 2 * pad) + (row % AREA_ROWS) * cell;
  return { x, y, w: cell, h: cell };
}

/** What a space has to itself: its cell, less what the cartouche between spaces 3 and 4 takes. */
export function spaceBox(plan: Plan, row: number, column: number): Box {
  const cell = inset(cellBox(plan, row, column), plan.cell * 0.06);
  if (row % AREA_ROWS !== 1) return cell;
  const cut = plan.cell * CUT;
  return { ...cell, x: cell.x + (column % 2 === 1 ? cut : 0), w: cell.w - cut };
}

export function middle({ x, y, w, h }: Box): Point {
  return { x: x + w / 2, y: y + h / 2 };
}

/** An area by its number from 1, with its rim. */
export function areaBox(plan: Plan, number: number): Box {
  const { x, y } = cellBox(plan, Math.floor((number - 1) / 2) * AREA_ROWS, ((number - 1) % 2) * 4);
  const { pad, seam, cell } = plan;
  return { x: x - pad, y: y - pad, w: 4 * cell + seam + 2 * pad, h: AREA_ROWS * cell + 2 * pad };
}

/** A parcel by its area and side (0 left, 1 right). */
export function parcelBox(plan: Plan, number: number, side: number): Box {
  const { x, y } = cellBox(plan, Math.floor((number - 1) / 2) * AREA_ROWS, ((number - 1) % 2) * 4 + side * 2);
  return { x, y, w: 2 * plan.cell, h: AREA_ROWS * plan.cell };
}

/** The upright oval in the middle of a parcel. */
export function cartoucheBox({ cell }: Plan, parcel: Box): Box {
  const [w, h] = [cell * 0.4, cell * 0.92];
  return { x: parcel.x + parcel.w / 2 - w / 2, y: parcel.y + parcel.h / 2 - h / 2, w, h };
}

/** Row and column, from 0, of a space's name: "d2" is 1, 3. */
export function place(name: string): { row: number; column: number } {
  return { row: Number(name.slice(1)) - 1, column: name.charCodeAt(0) - 97 };
}

/** The museum: a hall, the ring of 2s and 3s around it, the ring of 5s around that, and plaques on the wall. */
export type Ring = { centre: Point; radius: number; hall: number; inner: number; outer: number; plaque: number };

/** The largest museum in a box. */
export function ring(width: number, height: number): Ring {
  const radius = Math.max(40, Math.min(width / 2.12, height / 2.08));
  const at = { x: width / 2, y: radius * 1.1 };
  return { centre: at, radius, hall: radius * 0.3, inner: radius * 0.62, outer: radius * 0.93, plaque: radius * 0.1 };
}

/** The point at a distance from the hall, `angle` degrees clockwise from the top. */
export function polar({ centre }: Ring, distance: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: round(centre.x + distance * Math.sin(turn)), y: round(centre.y - distance * Math.cos(turn)) };
}

export function wingAngle(wing: number): number {
  return (wing - 1) * 72;
}

/** A room's outline, where its value stands, where a cube and beside it the value, and the doors in its inner wall. */
export type Walls = { d: string; angle: number; middle: Point; cube: Point; note: Point; doors: Door[] };
export type Door = Point & { angle: number; width: number };

/** A room by its value and its first wing; a 2 lies between that wing and the next. */
export function walls(ring: Ring, value: number, wing: number): Walls {
  const { hall, inner, outer, radius } = ring;
  const angle = wingAngle(wing) + (value === 2 ? 36 : 0);
  const door = (distance: number, turn: number): Door => ({ ...polar(ring, distance, turn), angle: turn, width: radius * 0.09 });
  if (value === 5) {
    return {
      d: sector(ring, inner, outer, angle - 34.6, angle + 34.6),
      angle,
      middle: polar(ring, (inner + outer) / 2 - radius * 0.025, angle),
      cube: polar(ring, (inner + outer) / 2 - radius * 0.02, angle),
      note: polar(ring, (inner + outer) / 2, angle + 17),
      doors: [angle - 28, angle, angle + 28].map((turn) => door(inner, turn)),
    };
  }
  const half = value === 3 ? 21 : 15;
  return {
    d: sector(ring, hall, inner, angle - half, angle + half),
    angle,
    middle: polar(ring, (hall + inner) / 2 + radius * 0.02, angle),
    cube: polar(ring, hall + radius * 0.2, angle),
    note: polar(ring, hall + radius * 0.048, angle),
    doors: [door(hall, angle)],
  };
}

function sector(ring: Ring, from: number, to: number, start: number, end: number): string {
  const [a, b, c, d] = [polar(ring, to, start), polar(ring, to, end), polar(ring, from, end), polar(ring, from, start)];
  return `M${a.x},${a.y}A${to},${to} 0 0 1 ${b.x},${b.y}L${c.x},${c.y}A${from},${from} 0 0 0 ${d.x},${d.y}Z`;
}

/** The star in the hall's floor: ten rays. */
export function star(ring: Ring): string {
  const rays = Array.from({ length: 10 }, (_, at) => [
    polar(ring, ring.hall * 0.33, 36 * at - 18),
    polar(ring, ring.hall * 0.78, 36 * at),
  ]).flat();
  return `M${rays.map(({ x, y }) => `${x},${y}`).join("L")}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
