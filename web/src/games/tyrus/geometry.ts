// Where things stand on the plates of Tyrus. Pure: numbers in, numbers out.

import type { Box, Point } from "../shape";

/** A tile is TALL times its width, and stands on an edge of THICK times its width. */
export const TALL = 1.36;
export const THICK = 0.09;
/** Room for the election of arrival beneath a tile; narrower tiles do without. */
const CAPTION = 15;
const CAPTIONED = 26;
/** Air between rows without captions. */
const ROW_GAP = 3;

export type Plate = {
  width: number;
  height: number;
  left: number;
  step: number;
  /** The upper edge of the far city and of the near one. */
  rows: [number, number];
  building: { w: number; h: number; roof: number; base: number };
  /** Air between the edge of a floor and its tiles. */
  inset: Point;
  sea: Box;
  tile: { max: number; min: number; captions: boolean };
};

export const WIDE: Plate = {
  width: 1080,
  height: 604,
  left: 206,
  step: 297,
  rows: [26, 366],
  building: { w: 280, h: 236, roof: 58, base: 26 },
  inset: { x: 9, y: 5 },
  sea: { x: 194, y: 262, w: 886, h: 86 },
  tile: { max: 40, min: 22, captions: true },
};

export const NARROW: Plate = {
  width: 390,
  height: 484,
  left: 9,
  step: 126,
  rows: [20, 292],
  building: { w: 120, h: 190, roof: 36, base: 22 },
  inset: { x: 2, y: 4 },
  sea: { x: 0, y: 210, w: 390, h: 62 },
  tile: { max: 31, min: 20, captions: false },
};

/** On a phone, once it is over: lower and without room for pennants, so that how it ended and both hands are seen as well. */
export const ENDED: Plate = {
  ...NARROW,
  height: 328,
  rows: [6, 200],
  building: { ...NARROW.building, h: 126 },
  sea: { ...NARROW.sea, y: 132 },
};

/** Between the two: the phone's plate beside the tally, so that letters stay as large as on either. */
export const MIDDLE = { width: 616, height: 542, left: 186, scale: 1.1, piles: 442 };

/** The walls of a building: `column` counts from the left, `row` is 0 for the far city. */
export function walls(plate: Plate, column: number, row: number): Box {
  const { w, h } = plate.building;
  return { x: plate.left + column * plate.step, y: plate.rows[row as 0 | 1], w, h };
}

/** The floor of a building, where tiles stand. */
export function floor(plate: Plate, outside: Box): Box {
  const roof = plate.building.roof * 0.92;
  return {
    x: outside.x + outside.w * 0.055,
    y: outside.y + roof,
    w: outside.w * 0.89,
    h: outside.h - roof - plate.building.base,
  };
}

/** The part of a floor where tiles may stand. */
export function room(plate: Plate, ground: Box): Box {
  return shrink(ground, plate.inset.x, plate.inset.y);
}

export function shrink(box: Box, dx: number, dy: number): Box {
  return { x: box.x + dx, y: box.y + dy, w: box.w - 2 * dx, h: box.h - 2 * dy };
}

export type Shelves = {
  /** The width of a tile, and how much of it the next one leaves uncovered. */
  w: number;
  shown: number;
  captions: boolean;
  slots: Point[];
  /** The feet of the rows. */
  steps: number[];
};

/**
 * Stand `count` tiles in rows, in order of arrival.
 *
 * Tiles are as wide as they may be; many are smaller, then lose their captions,
 * and only when the smallest do not fit side by side does each cover part of the one before.
 */
export function shelve(box: Box, count: number, tile: Plate["tile"]): Shelves {
  for (const captions of tile.captions ? [true, false] : [false]) {
    const least = captions ? Math.max(CAPTIONED, tile.min) : tile.min;
    // Tiles that lose their captions do not grow for it.
    const widest = tile.captions && !captions ? CAPTIONED : tile.max;
    for (let w = widest; w >= least; w--) {
      const { cols, rows } = grid(box, w, captions);
      if (cols * rows >= count) return stand(box, count, w, cols, w + gap(w), captions);
    }
  }
  const rows = Math.max(1, grid(box, tile.min, false).rows);
  const cols = Math.ceil(count / rows);
  return stand(box, count, tile.min, cols, (box.w - tile.min) / (cols - 1), false);
}

function gap(w: number): number {
  return Math.max(2, w * 0.14);
}

function pitch(w: number, captions: boolean): number {
  return w * (TALL + THICK) + (captions ? CAPTION : ROW_GAP);
}

function grid(box: Box, w: number, captions: boolean): { cols: number; rows: number } {
  const spare = captions ? 0 : ROW_GAP;
  return {
    cols: Math.floor((box.w + gap(w) + 1e-9) / (w + gap(w))),
    rows: Math.floor((box.h + spare + 1e-9) / pitch(w, captions)),
  };
}

function stand(box: Box, count: number, w: number, cols: number, across: number, captions: boolean): Shelves {
  const used = (cols - 1) * across + w;
  const left = box.x + Math.max(0, box.w - used) / 2;
  const down = pitch(w, captions);
  const slots = Array.from({ length: count }, (_, at) => ({
    x: left + (at % cols) * across,
    y: box.y + Math.floor(at / cols) * down,
  }));
  const rows = Math.ceil(count / cols);
  const steps = Array.from({ length: rows }, (_, row) => box.y + row * down + w * (TALL + THICK));
  return { w, shown: Math.min(w, across), captions, slots, steps };
}

/** The width of one vote in the bars of a count, so that the longest bar fits. */
export function unit(width: number, most: number): number {
  return Math.min(10, width / Math.max(1, most));
}

export type Bar = { whole: Box; cut: Box | null; marks: number[] };

/** A bar of `total` votes, the last `struck` of them struck out. */
export function bar(at: Point, each: number, height: number, total: number, struck: number): Bar {
  const whole = { x: at.x, y: at.y, w: total * each, h: height };
  const marks = Array.from({ length: Math.max(0, total - 1) }, (_, vote) => at.x + (vote + 1) * each);
  if (struck === 0) return { whole, cut: null, marks };
  return { whole, cut: { ...whole, x: at.x + (total - struck) * each, w: struck * each }, marks };
}

/** Break a sentence into lines of at most `most` letters; SVG text does not wrap. */
export function wrap(sentence: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** How a building is laid out at the count, in a wide window or on a phone. */
export type Counting = {
  roof: number;
  foot: number;
  /** Air above the first line, beside the lines, and the height of one. */
  above: number;
  margin: number;
  line: number;
  /** How far above a line its rule is. */
  rule: number;
  /** The room for tiles, and between them and the bar. */
  tiles: number;
  between: number;
  tile: Plate["tile"];
  /** Within a line: the head, the bar, the sum and the note. */
  head: number;
  bar: { y: number; h: number };
  sum: number;
  sumRight: boolean;
  note: number;
  /** Sizes of letters: in lines, the seat's name, the score. */
  size: number;
  name: number;
  score: number;
  /** Tiles without a part: below their label, or beside it from `x` on. */
  idle: { x: number; y: number; h: number; tile: Plate["tile"] };
};

/** The form for a wide window: 496 high, idle tiles or not. */
export function wideCount(hasIdle: boolean): Counting {
  const line = hasIdle ? 102 : 122;
  return {
    roof: 46, foot: 54, above: 20, margin: 18, line, rule: 11,
    tiles: 168, between: 18, tile: { max: hasIdle ? 52 : 54, min: 24, captions: false },
    head: 13, bar: { y: 22, h: 18 }, sum: 59, sumRight: false, note: 79,
    size: 16, name: 19, score: 30,
    idle: { x: 0, y: 18, h: 46, tile: { max: 28, min: 20, captions: false } },
  };
}

/**
 * The form for a phone, as tall as its lines need: tiles in two rows when there are more than four in one.
 *
 * `isClose` where either building has idle tiles: both feet, with the sums on them, are to be seen.
 */
export function narrowCount(most: number, hasIdle: boolean, isClose = hasIdle): { form: Counting; height: number } {
  const line = most > 4 ? 86 : isClose ? 56 : 64;
  const form: Counting = {
    roof: 28, foot: 38, above: 9, margin: 10, line, rule: 7,
    tiles: 106, between: 10, tile: { max: 32, min: 22, captions: false },
    head: 11, bar: { y: 17, h: 11 }, sum: most > 4 ? 64 : 44, sumRight: most <= 4, note: 44,
    size: 14, name: 17, score: 22,
    idle: { x: 150, y: 1, h: 32, tile: { max: 22, min: 18, captions: false } },
  };
  const height = form.roof + form.above + 3 * line + (hasIdle ? form.idle.y + form.idle.h + form.rule : 0) + form.foot;
  return { form, height };
}
