// Shapes that boards share. Pure: numbers in, numbers out.

export type Point = { x: number; y: number };
export type Box = Point & { w: number; h: number };

/** A smaller box, or with a negative number a larger one. */
export function inset({ x, y, w, h }: Box, by: number): Box {
  return { x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by };
}

/** A rectangle with rounded corners, as a path. */
export function rounded({ x, y, w, h }: Box, r: number): string {
  const arc = (dx: number, dy: number) => `a${r},${r} 0 0 1 ${dx},${dy}`;
  return `M${x + r},${y}h${w - 2 * r}${arc(r, r)}v${h - 2 * r}${arc(-r, r)}h${2 * r - w}${arc(-r, -r)}v${2 * r - h}${arc(r, -r)}Z`;
}

/** A no-entry sign around a point, as a path. */
export function noEntry({ x, y }: Point, size: number): string {
  const [r, bar] = [size * 0.42, size * 0.27];
  return `M${x - r},${y}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0M${x - bar},${y - bar}L${x + bar},${y + bar}`;
}
