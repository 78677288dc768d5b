// A step of a replay as a link: the ply after the hash, and whose eyes.

import type { Eyes } from "./origin";

const FORM = /^#(\d{1,6})(?:-([a-z]+))?$/;

export type Place = { ply: number; eyes: Eyes | undefined };

export function parse(hash: string, seatNames: string[]): Place | null {
  const found = FORM.exec(hash);
  if (!found) return null;
  const seat = seatNames.indexOf(found[2] ?? "");
  const eyes = found[2] === "all" ? "all" : seat < 0 ? undefined : seat;
  return { ply: Number(found[1]), eyes };
}

export function format({ ply, eyes }: Place, seatNames: string[]): string {
  const whose = typeof eyes === "number" ? seatNames[eyes] : eyes;
  return whose ? `#${ply}-${whose}` : `#${ply}`;
}
