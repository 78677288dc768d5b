import { expect, it } from "vitest";
import type { Held } from "../keys";
import type { Body } from "../wire/wire";
import { isMine, order } from "./mine.svelte";

const row = (match: string, body: Partial<Body>, seats = [0]) => ({
  held: { match, seats: seats.map((seat) => ({ seat, key: "k" })) } as Held,
  body: { status: "playing", to_move: 1, outcome: null, seats: [], ...body } as Body,
});

it("is somebody's turn here while the match is on", () => {
  expect(isMine(row("a", { to_move: 0 }))).toBe(true);
  expect(isMine(row("a", { to_move: 1 }))).toBe(false);
  expect(isMine(row("a", { to_move: 1 }, [0, 1]))).toBe(true);
  expect(isMine(row("a", { to_move: null, status: "open" }))).toBe(false);
  expect(isMine(row("a", { to_move: 0, seats: [{ seat: 0, kind: "human", name: null, level: null, here: false, caretaker: true }] }))).toBe(false);
});

it("puts what waits first and what is over last", () => {
  const rows = [row("over", { status: "over" }), row("theirs", {}), row("mine", { to_move: 0 }), row("open", { status: "open", to_move: null })];
  expect(order(rows).map(({ held }) => held.match)).toEqual(["mine", "theirs", "open", "over"]);
});
