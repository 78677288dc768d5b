import { beforeEach, describe, expect, it, vi } from "vitest";
import { forget } from "../store";
import { body, entry, make } from "./testtable";

beforeEach(() => {
  vi.stubGlobal("localStorage", undefined);
  for (const seat of [0, null]) forget(`told.m.${seat}`);
});

describe("what an action resolved", () => {
  const counted = { view: { last: "election-1" } };

  it("stays with its view while later plies come, until it is dismissed", () => {
    const { clock, table } = make();
    table.receive(entry(6, counted));
    table.receive(entry(7));
    clock.pass(4000);
    expect(table.held).toEqual({ name: "election-1", seq: 6, view: { last: "election-1" }, before: { last: null } });
    expect([table.isAtRest, table.queue.shown.seq, table.queue.newest.seq]).toEqual([false, 6, 7]);
    table.dismiss();
    expect([table.held, table.queue.shown.seq]).toEqual([null, 7]);
    clock.pass(260);
    expect(table.isAtRest).toBe(true);
    table.receive(entry(8, counted));
    expect(table.held).toBe(null);
  });

  it("is shown one after another, and the rest of the table as it was then", () => {
    const { table } = make();
    const [first, second] = [counted, { view: { last: "election-2" } }];
    for (const next of [entry(6, first), entry(7), entry(8, second), entry(9)]) table.receive(next);
    const shown = [];
    for (let count = 0; count < 3; count += 1) {
      table.queue.skip();
      shown.push(table.seen.view);
      table.dismiss();
    }
    expect(shown).toEqual([first.view, second.view, { last: null }]);
  });

  it("is shown even when the plies after it were skipped to", () => {
    const { table } = make();
    for (const next of [entry(6), entry(7, counted), entry(8)]) table.receive(next);
    table.queue.skip();
    expect(table.held?.name).toBe("election-1");
  });

  it("is shown first to whoever was not there, unless it was put away elsewhere", () => {
    const other = (seq: number, more: object = {}) => entry(seq, { event: { seq, kind: "action", seat: 1, notation: null, say: { id: "s" }, last: [] }, ...more });
    const missed = [entry(1), other(2, counted), other(3, counted), other(4), other(5)];
    const { table } = make();
    missed.forEach((next) => table.receive(next));
    expect([table.held?.name, table.seen.seq]).toEqual(["election-1", 2]);
    table.dismiss();
    expect(table.isAtRest).toBe(true);
    const again = make().table;
    missed.forEach((next) => again.receive(next));
    expect(again.held).toBe(null);
    const own = make(body(6)).table;
    [...missed.slice(0, 4), entry(5), other(6)].forEach((next) => own.receive(next));
    expect(own.held).toBe(null);
  });

  it("is no longer told of a match that was over before", () => {
    const { table } = make(body(5, { ...counted, status: "over", to_move: null, legal: [] }));
    table.receive(entry(5, counted));
    expect(table.held).toBe(null);
  });

  it("is told once more when what was missed is shown again", () => {
    const { table } = make();
    table.receive(entry(6));
    table.receive(entry(7, { ...counted, event: { seq: 7, kind: "action", seat: 1, notation: null, say: { id: "s" }, last: [] } }));
    table.queue.skip();
    table.dismiss();
    table.recap();
    table.queue.skip();
    expect(table.held?.name).toBe("election-1");
  });

  it("is shown anew after a take-back, for it may come out otherwise", () => {
    const { table } = make();
    table.receive(entry(6, counted));
    table.dismiss();
    const event = { seq: 7, kind: "takeback" as const, seat: 0, notation: null, say: { id: "s" }, last: [] };
    table.receive({ ...body(7, { ply: 5 }), event });
    expect(table.held).toBe(null);
    table.receive(entry(8, { ...counted, ply: 6 }));
    table.queue.skip();
    expect(table.held).toMatchObject({ name: "election-1", seq: 8 });
  });

  it("is not shown again when what came after it is taken back", () => {
    const { table } = make();
    table.receive(entry(6, counted));
    table.dismiss();
    table.receive(entry(7));
    const event = { seq: 8, kind: "takeback" as const, seat: 0, notation: null, say: { id: "s" }, last: [] };
    table.receive({ ...body(8, { ply: 6, ...counted }), event });
    table.queue.skip();
    expect(table.held).toBe(null);
  });

  it("goes by itself for a watcher", () => {
    const { clock, table } = make(body(5, { seat: null }));
    table.receive(entry(6, { ...counted, seat: null }));
    expect(table.held?.name).toBe("election-1");
    table.receive(entry(7, { seat: null }));
    clock.pass(4000);
    expect(table.held).toBe(null);
  });
});
