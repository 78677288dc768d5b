// Links to a table that still has room: to any seat, or to one.

/** A link that anybody may follow; it opens no seat that is taken. */
export function linkTo(origin: string, match: string, seat: number | null): string {
  return `${origin}/match/${match}${seat === null ? "" : `#seat-${seat}`}`;
}

/** The seat a link was made for, if it was made for one. */
export function seatIn(hash: string): number | null {
  const found = /^#seat-(\d)$/.exec(hash)?.[1];
  return found === undefined ? null : Number(found);
}
