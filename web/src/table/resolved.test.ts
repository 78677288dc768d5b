import { describe, expect, it } from "vitest";
import { body, entry, make } from "./testtable";

describe("what an action resolved", () => {
  const counted = { view: { last: "election-1" } };

  it("stays with its view while later plies come, until it is dismissed", () => {
    const { clock, table } = make();
    table.receive(entry(6, counted));
    table.receive(entry(7));
    clock.pass(4000);
    expect(table.held).toEqual({ name: "election-1", seq: 6, view: { last: "election-1" }, before: { last: null } });
    expect(table.isAtRest).toBe(false);
    table.dismiss();
    expect(table.held).toBe(null);
    expect(table.isAtRest).toBe(true);
    table.receive(entry(8, counted));
    expect(table.held).toBe(null);
  });

  it("is shown one after another, and the rest of the table as it was then", () => {
    const { table } = make();
    const [first, second] = [counted, { view: { last: "election-2" } }];
    for (const next of [entry(6, first), entry(7), entry(8, second), entry(9)]) table.receive(next);
    table.queue.skip();
    const shown = [table.seen.view];
    for (let count = 0; count < 2; count += 1) {
      table.dismiss();
      shown.push(table.seen.view);
    }
    expect(shown).toEqual([first.view, second.view, { last: null }]);
  });

  it("is shown even when the plies after it were skipped to", () => {
    const { table } = make();
    for (const next of [entry(6), entry(7, counted), entry(8)]) table.receive(next);
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
    table.receive({ ...body(9, { ply: 5 }), event: { ...event, seq: 9 } });
    table.queue.skip();
    expect(table.held).toBe(null);
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
