// Pieces travel: what left one place and stands in another goes there before our eyes.
// A drawing says what a piece is (`data-piece`), where it stands (`data-at`) and how many it stands for (`data-count`);
// `data-home` is where pieces of that kind come from when none has left the board: a stock, a hand, a reserve.

/** So many pieces of one kind in one place. */
export type Standing = { piece: string; at: string; count: number };
/** From a place, or from home, to a place. */
export type Journey = { piece: string; from: string | null; to: string };

/** Whether nothing should move. */
export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const MOVE_MS = 260;
// Of a position that is shown anew, nothing has travelled: so much never moves at once.
const MOST = 8;

/** What moved between two moments: each arrival is matched with a departure of its kind. */
export function journeys(before: Standing[], after: Standing[]): Journey[] {
  const gone = differences(before, after);
  return differences(after, before).map(({ piece, at }) => {
    const left = gone.findIndex((other) => other.piece === piece);
    return { piece, from: left < 0 ? null : gone.splice(left, 1)[0]!.at, to: at };
  });
}

/** The pieces of `these` that `those` do not have in the same place, one by one. */
function differences(these: Standing[], those: Standing[]): Standing[] {
  const known = new Map(those.map((standing) => [nameOf(standing), standing.count]));
  return these.flatMap((standing) =>
    Array.from({ length: Math.max(0, standing.count - (known.get(nameOf(standing)) ?? 0)) }, () => ({ ...standing, count: 1 })),
  );
}

function nameOf({ piece, at }: { piece: string; at: string }): string {
  return `${piece} @ ${at}`;
}

type Drawn = Standing & { element: Element; box: DOMRect };
type Sight = { board: Element | null; pieces: Map<string, Drawn>; homes: Map<string, DOMRect> };

/** The pieces under one root: `look` before a change, `go` after it. */
export class Travel {
  #before: Sight | null = null;

  look(root: HTMLElement | undefined, board: HTMLElement | undefined): void {
    this.#before = root && !isStill() ? see(root, board) : null;
  }

  go(root: HTMLElement | undefined, board: HTMLElement | undefined): void {
    const before = this.#before;
    this.#before = null;
    if (!before || !root) return;
    // Another drawing than before is not the same board a moment later.
    if (before.board === null || board?.firstElementChild !== before.board) return;
    const after = see(root, board);
    const made = journeys([...before.pieces.values()], [...after.pieces.values()]);
    if (made.length > MOST) return;
    for (const { piece, from, to } of made) {
      const there = after.pieces.get(nameOf({ piece, at: to }))!;
      const box = from === null ? homeOf(piece, before) : before.pieces.get(nameOf({ piece, at: from }))!.box;
      if (box) send(there, box, before.pieces.has(nameOf(there)));
    }
  }
}

function see(root: HTMLElement, board: HTMLElement | undefined): Sight {
  const pieces = new Map<string, Drawn>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const { piece, at, count } = element.dataset;
    const drawn = { piece: piece!, at: at!, count: Number(count ?? 1), element, box: element.getBoundingClientRect() };
    pieces.set(nameOf(drawn), drawn);
  }
  const homes = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-home]")) {
    const box = element.getBoundingClientRect();
    // Of several the last in sight counts: a tray lies nearer than a list.
    if (box.width > 0 && box.bottom > 0 && box.top < innerHeight) homes.set(element.dataset.home!, box);
  }
  return { board: board?.firstElementChild ?? null, pieces, homes };
}

/** The home of just this piece, or of all that share its first word: the seat's. */
function homeOf(piece: string, { homes }: Sight): DOMRect | undefined {
  return homes.get(piece) ?? homes.get(piece.split(" ")[0]!);
}

/** Let a piece arrive from a box on the screen; where others of its kind stand already, one more comes to them. */
function send({ element, box }: Drawn, from: DOMRect, isJoining: boolean): void {
  const traveller = isJoining ? (element.cloneNode(true) as Element) : element;
  if (isJoining) element.after(traveller);
  // In the units of the drawing, which may be larger or smaller than the screen's.
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const x = (from.x + from.width / 2 - box.x - box.width / 2) / scale;
  const y = (from.y + from.height / 2 - box.y - box.height / 2) / scale;
  const travel = traveller.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration: MOVE_MS, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" });
  if (isJoining) travel.onfinish = travel.oncancel = () => traveller.remove();
}
