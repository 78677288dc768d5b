// An action that was confirmed and has had no answer: it outlives a reload, and is sent again under its own name.

import { forget, keep, recall } from "../store";

export type Unsent = { ply: number; action: number; id: string };

const nameOf = (match: string, seat: number) => `unsent.${match}.${seat}`;

export function keepUnsent(match: string, seat: number, { ply, action, id }: Unsent): void {
  keep(nameOf(match, seat), [ply, action, id].join(" "));
}

export function unsentOf(match: string, seat: number | null): Unsent | null {
  const [ply, action, id] = (seat === null ? null : recall(nameOf(match, seat)))?.split(" ") ?? [];
  return id ? { ply: Number(ply), action: Number(action), id } : null;
}

export function forgetUnsent(match: string, seat: number): void {
  forget(nameOf(match, seat));
}
