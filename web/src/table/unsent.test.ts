import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keep } from "../store";
import type { Table } from "./table.svelte";
import { answerAll, answers, asked, body, by, make, remember, settle } from "./testtable";

beforeEach(answerAll);
afterEach(() => vi.unstubAllGlobals());

describe("an action without an answer", () => {
  let kept: Map<string, string>;
  const confirm = (table: Table) => ["tile:a", "building:x"].forEach((touch) => table.picker.touch(touch)) ?? table.picker.confirm();

  beforeEach(() => void (kept = remember()));

  it("is a ghost again after a reload, and sent once more under the same name", async () => {
    answers.push(() => new Promise<Response>(() => {}), () => Response.json(body(6)));
    confirm(make().table);
    await settle();
    const { table } = make();
    expect(table.picker.ghost?.action).toBe(1);
    await settle();
    expect(asked[1]).toEqual(asked[0]);
    expect([...kept]).toEqual([]);
    make();
    expect(asked).toHaveLength(2);
  });

  it("is forgotten once it is refused, and the slip says why", async () => {
    answers.push(() => new Promise<Response>(() => {}), () => Response.json({ error: "stale", message: "", say: { id: "error-stale" } }, { status: 409 }));
    confirm(make().table);
    const { table } = make(body(7, { to_move: 1, legal: [] }));
    expect(table.picker.ghost).toBe(null);
    await settle();
    expect(table.slips.shown?.say.id).toBe("error-stale");
    expect([...kept]).toEqual([]);
  });

  it("is sent when the server is there again, unless it was put back", async () => {
    vi.useFakeTimers();
    const gone = () => Promise.reject(new TypeError("gone"));
    for (const isPutBack of [false, true]) {
      answers.push(gone, gone, gone, gone, gone, () => Response.json(body(6)));
      const { lines, table } = make();
      confirm(table);
      await vi.advanceTimersByTimeAsync(6000);
      expect([table.isSending, table.picker.ghost?.action, table.isUnsent]).toEqual([false, 1, true]);
      expect(table.slips.shown).toBe(null); // the prompt says that it goes by itself
      if (isPutBack) table.putBack();
      asked.length = 0;
      lines[0]!.onopen!();
      expect(asked).toHaveLength(isPutBack ? 0 : 1);
      await vi.advanceTimersByTimeAsync(0);
      expect([[...kept], table.isUnsent]).toEqual([[], false]);
      answers.length = 0;
    }
    vi.useRealTimers();
  });

  it("goes nowhere once it was put back, whatever is loaded anew", async () => {
    vi.useFakeTimers();
    const gone = () => Promise.reject(new TypeError("gone"));
    answers.push(gone, gone, gone, gone, gone);
    const { table } = make();
    confirm(table);
    await vi.advanceTimersByTimeAsync(6000);
    table.putBack();
    asked.length = 0;
    expect(make().table.picker.ghost).toBe(null);
    expect(asked).toEqual([]);
    vi.useRealTimers();
  });

  it("is said to be kept when the answer is long in coming, though the socket stands", async () => {
    const { clock, lines, table } = make();
    lines[0]!.onopen!();
    answers.push(() => new Promise<Response>(() => {}));
    confirm(table);
    expect(table.isLate).toBe(false);
    clock.pass(1500);
    expect(table.isLate).toBe(true);
  });

  it("is sent again where the browser keeps nothing", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("localStorage", undefined);
    const gone = () => Promise.reject(new TypeError("gone"));
    answers.push(gone, gone, gone, gone, gone, () => Response.json(body(6)));
    const { lines, table } = make();
    confirm(table);
    await vi.advanceTimersByTimeAsync(6000);
    const first = asked[0];
    asked.length = 0;
    lines[0]!.onopen!();
    expect(asked).toEqual([first]);
    vi.useRealTimers();
  });

  it("is sent with a new connection when the old one only seems to stand", async () => {
    vi.useFakeTimers();
    const gone = () => Promise.reject(new TypeError("gone"));
    answers.push(gone, gone, gone, gone, gone, () => Response.json(body(6)));
    const { lines, table } = make();
    lines[0]!.onopen!();
    confirm(table);
    await vi.advanceTimersByTimeAsync(6000);
    expect(lines).toHaveLength(2);
    lines[1]!.onopen!();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.isUnsent).toBe(false);
    vi.useRealTimers();
  });

  it("is not thrown away by another page in the same seat", async () => {
    vi.useFakeTimers();
    const gone = () => Promise.reject(new TypeError("gone"));
    answers.push(gone, gone, gone, gone, gone, () => Response.json(body(6)));
    const [one, two] = [make(), make()];
    one.table.picker.touch("tile:a"); one.table.picker.touch("building:x"); one.table.picker.confirm();
    await vi.advanceTimersByTimeAsync(6000);
    expect([one.table.isSending, one.table.isUnsent]).toEqual([false, true]);
    asked.length = 0;
    two.lines[0]!.onopen!();
    one.lines[0]!.onopen!();
    await vi.advanceTimersByTimeAsync(0);
    vi.useRealTimers();
    expect(asked).toHaveLength(1);
  });

  it("outlives a reload in the second seat of one screen", async () => {
    keep("unsent.m.1", "5 1 name");
    const { table, lines } = make(body(5, { to_move: 1, legal: [] }));
    lines[0]!.onopen!();
    table.receive(by(0, 5, { seat: 0, to_move: 1, legal: [] }));
    answers.push(() => Response.json(body(6)));
    table.turn("k1");
    lines[1]!.onopen!();
    table.receive(by(0, 5, { seat: 1, to_move: 1 }));
    await settle();
    expect(asked.map(({ body }) => body)).toEqual([{ ply: 5, action: 1, id: "name" }]);
  });

  it("is no ghost of another ply", () => {
        keep("unsent.m.0", "5 1 name");
    const other = make(body(9)).table;
    other.picker.touch("tile:a"); other.picker.touch("building:x");
    expect(other.isUnsent).toBe(false);
  });
});
