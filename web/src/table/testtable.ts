// A table for tests: its first answer is given, and its lines and its clock are in the test's hands.

import { vi } from "vitest";
import type { GamePage } from "../games/page";
import type { Line } from "../live";
import { TestClock } from "../testclock";
import type { Body, Entry, Event, GameFacts, Legal } from "../wire/wire";
import { Table } from "./table.svelte";

type View = { last: string | null };

export const LEGAL: Legal[] = [
  { action: 1, notation: "a", target: ["tile:a", "building:x"], say: { id: "x" }, commits: true },
  { action: 2, notation: "b", target: ["tile:b", "building:x"], say: { id: "x" }, commits: true },
];
// Several are told one after another.
const PAGE = { lastNames: ({ last }: View) => last?.split(" ") ?? [], told: (view: View) => view } as unknown as GamePage<any>;
const FACTS = { name: "tyrus", seat_names: ["brown", "beige"] } as unknown as GameFacts;

export function body(seq: number, more: Partial<Entry> = {}): Body {
  return {
    match: "m", game: "tyrus", version: 1, options: {}, status: "playing", seq, ply: seq, turn: 1, seat: 0, seats: [],
    to_move: 0, view: { last: null }, legal: LEGAL, can_undo: false, offers: [], clock: null,
    dice: { commitment: "c", nonces: [], key: null }, talk: [], outcome: null, next: null, ...more,
  };
}

export function entry(seq: number, more: Partial<Entry> = {}): Entry {
  const event = { seq, kind: "action" as const, seat: 0, notation: null, say: { id: `s${seq}` }, last: [] };
  return { ...body(seq), event, ...more };
}

function told(kind: Event["kind"], seat: number | null, seq: number, more: Partial<Entry>): Entry {
  return entry(seq, { event: { seq, kind, seat, notation: null, say: { id: `s${seq}` }, last: [] }, ...more });
}

/** An action of a seat. */
export const by = (seat: number | null, seq: number, more: Partial<Entry> = {}) => told("action", seat, seq, more);

/** A take-back to a ply, and an undo. */
export const back = (seq: number, ply: number, seat: number, more: Partial<Entry> = {}) => told("takeback", seat, seq, { ply, ...more });
export const undone = (seq: number, ply: number, seat: number, more: Partial<Entry> = {}) => told("undo", seat, seq, { ply, ...more });

export function make(first = body(5)) {
  const clock = new TestClock();
  const lines: Line[] = [];
  const dial = () => {
    lines.push({ readyState: 1, onopen: null, onmessage: null, onclose: null, send: vi.fn(), close: vi.fn() });
    return lines.at(-1)!;
  };
  const table = new Table({ facts: FACTS, page: PAGE, key: "k", body: first, commitment: null, isTogether: false }, dial, () => false, clock);
  return { clock, lines, table };
}

/** A browser that remembers nothing yet; return what it comes to remember. */
export function remember(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  return kept;
}

/** What the server answers, in order, and what it was asked. */
export const answers: (() => Response | Promise<Response>)[] = [];
export const asked: { path: string; body: unknown }[] = [];

export function answerAll(): void {
  answers.length = asked.length = 0;
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string | null }) => {
    asked.push({ path, body: body && JSON.parse(body) });
    return answers.shift()!();
  });
}

export const settle = () => new Promise((resolve) => setTimeout(resolve));
