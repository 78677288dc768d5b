import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { back, body, by, entry, make, remember, undone } from "./testtable";

beforeEach(() => void remember());
afterEach(() => vi.unstubAllGlobals());

describe("what an action resolved", () => {
  const counted = { view: { last: "election-1" } };

  it("stays with its view while later plies come, until it is dismissed", () => {
    const { clock, table } = make();
    table.receive(entry(6, counted));
    table.receive(entry(7));
    clock.pass(4000);
    expect(table.held).toEqual({ name: "election-1", seq: 6, ply: 6, view: { last: "election-1" }, before: { last: null } });
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

  it("is told again after a reload if it was not put away, though one’s own action resolved it", () => {
    const first = make(body(5)).table;
    first.receive(entry(6, counted));
    first.receive(by(1, 7));
    expect(first.held?.name).toBe("election-1");
    const again = make(body(7)).table;
    for (const next of [by(0, 1), by(1, 2), by(0, 3), by(1, 4), by(1, 5), entry(6, counted), by(1, 7)]) again.receive(next);
    expect(again.held?.name).toBe("election-1");
  });

  it("of what was missed is what stands, not what was taken back", () => {
    const { table } = make(body(6, { ply: 4 }));
    const one = { view: { last: "election-1", truth: "false" } };
    const two = { view: { last: "election-1", truth: "true" } };
    for (const next of [by(0, 1), by(1, 2, one), back(3, 1, 1), by(1, 4, { ...two, ply: 2 }), by(1, 5, { ply: 3 }), by(1, 6, { ply: 4 })]) table.receive(next);
    expect(table.held?.view).toEqual(two.view);
  });

  it("is told when it was put away, taken back elsewhere and came out otherwise", () => {
    const one = make(body(2, { ply: 2, ...counted })).table;
    one.dismiss();
    const { table } = make(body(6, { ply: 4 }));
    for (const next of [by(0, 1), by(1, 2, counted), back(3, 1, 1), by(1, 4, { ...counted, ply: 2 }), by(1, 5, { ply: 3 }), by(1, 6, { ply: 4 })]) table.receive(next);
    expect(table.held).toMatchObject({ name: "election-1", seq: 4 });
    table.dismiss();
    const again = make(body(6, { ply: 4 })).table;
    for (const next of [by(0, 1), by(1, 2, counted), back(3, 1, 1), by(1, 4, { ...counted, ply: 2 }), by(1, 5, { ply: 3 }), by(1, 6, { ply: 4 })]) again.receive(next);
    expect(again.held).toBe(null);
  });

  it("does not hide what was missed when it is put away before that is known", () => {
    const { table } = make(body(5, { view: { last: "election-2" } }));
    expect(table.held?.name).toBe("election-2");
    table.dismiss();
    for (const next of [entry(1), by(1, 2, counted), by(1, 3), by(1, 4), by(1, 5, { view: { last: "election-2" } })]) table.receive(next);
    expect(table.held?.name).toBe("election-1");
  });

  it("is not told again when an undo follows a take-back", () => {
    const { table } = make();
    table.receive(by(1, 6, counted));
    table.dismiss();
    table.receive(entry(7));
    table.receive(entry(8));
    table.receive(back(9, 7, 0));
    table.receive(undone(10, 6, 0, counted));
    table.queue.skip();
    expect(table.held).toBe(null);
  });

  it("stays put away when it is being shown again and the page is left", () => {
    const two = { view: { last: "election-2" } };
    const live = [entry(6), by(1, 7, counted), by(1, 8), by(1, 9, two), by(1, 10)];
    const { table } = make();
    for (const next of live) { table.receive(next); table.queue.skip(); if (table.held) table.dismiss(); table.queue.skip(); }
    expect(table.held).toBe(null);
    table.recap();
    table.queue.skip();
    expect(table.held?.name).toBe("election-1");
    table.dismiss();
    const again = make(body(10)).table;
    for (const next of [...[1, 2, 3, 4, 5].map((seq) => entry(seq)), ...live]) again.receive(next);
    expect(again.held).toBe(null);
  });

  it("has nothing before it that came later, when it is shown again", () => {
    const { table } = make();
    table.receive(entry(6, { view: { last: "election-1", score: 1 } as any }));
    table.dismiss();
    table.receive(by(1, 7, { view: { last: null, score: 9 } }));
    table.queue.skip();
    table.recap();
    expect(table.held?.name).toBe("election-1");
    expect(table.held?.before).not.toEqual({ last: null, score: 9 });
  });

  it("is told in parts, one after another, where an action resolved several", () => {
    const { table } = make();
    table.receive(entry(6, { view: { last: "survey-6 exhibition" } }));
    expect([table.held?.name, table.isPart]).toEqual(["survey-6", true]);
    table.dismiss();
    expect([table.held?.name, table.held?.seq, table.isPart]).toEqual(["exhibition", 6, false]);
    table.dismiss();
    expect(table.held).toBe(null);
  });

  it("goes on after a reload with the part that was not put away", () => {
    const both = { view: { last: "survey-6 exhibition" } };
    make(body(5, both)).table.dismiss();
    const { table } = make(body(5, both));
    expect(table.held?.name).toBe("exhibition");
    table.dismiss();
    expect(make(body(5, both)).table.held).toBe(null);
  });

  it("is told after a reload as it came about, whatever stands now", () => {
    const { table } = make(body(4, { view: { last: "survey-4", season: 2 } as any }));
    expect(table.held).toMatchObject({ seq: 4, before: null });
    const told = [1, 1, 2, 2].map((season, at) => ({ view: { last: at > 1 ? "survey-4" : null, season } as any }));
    for (const [at, more] of told.entries()) table.receive(by(1, at + 1, more));
    expect(table.held).toEqual({ name: "survey-4", seq: 3, ply: 3, view: told[2]!.view, before: told[1]!.view });
  });

  it("has the same view before it when it is shown again", () => {
    const { table } = make();
    table.receive(by(1, 6, { view: { last: null, score: 1 } as any }));
    table.receive(entry(7, counted));
    table.queue.skip();
    table.dismiss();
    table.receive(by(1, 8));
    table.queue.skip();
    table.recap();
    expect(table.held).toMatchObject({ name: "election-1", before: { score: 1 } });
  });

  it("is drawn with the marks of its time", () => {
    const { table } = make();
    for (const next of [entry(1), by(1, 2, counted), by(1, 3), by(1, 4), by(1, 5)]) table.receive(next);
    expect(table.seen.seq).toBe(2);
    expect(table.recent.marked(table.seen.seq).map(({ seq }) => seq)).toEqual([2]);
  });
});
