// Arrow keys: from one drawn thing to the nearest in a direction.

export type Box = { left: number; top: number; width: number; height: number };
export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const AHEAD: Record<Arrow, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isArrow(key: string): key is Arrow {
  return key in AHEAD;
}

/** The index of the box that lies next in a direction; where none does, of the farthest behind. */
export function next(from: Box | null, boxes: Box[], arrow: Arrow): number | null {
  if (boxes.length === 0) return null;
  if (!from) return first(boxes);
  const [dx, dy] = AHEAD[arrow];
  const here = middle(from);
  const steps = boxes.map((box) => {
    const there = middle(box);
    const [x, y] = [there.x - here.x, there.y - here.y];
    // Straying sideways counts double, so that a row is walked as a row.
    return { ahead: x * dx + y * dy, aside: Math.abs(x * dy) + Math.abs(y * dx) };
  });
  const cost = ({ ahead, aside }: (typeof steps)[number]) => (ahead > 1 ? ahead + 2 * aside : Infinity);
  const best = least(steps.map(cost));
  if (best !== null) return best;
  return least(steps.map(({ ahead, aside }) => ahead + 2 * aside));
}

/** The index of the first box in reading order. */
function first(boxes: Box[]): number {
  return least(boxes.map((box) => middle(box).y * 4 + middle(box).x))!;
}

function least(costs: number[]): number | null {
  const lowest = Math.min(...costs);
  return Number.isFinite(lowest) ? costs.indexOf(lowest) : null;
}

function middle(box: Box): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
