import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drop, hold } from "../keys";
import type { Line } from "../live";
import type { Body } from "../wire/wire";
import { Visit } from "./visit.svelte";

vi.mock("../games/catalogue", () => ({ pageOf: async () => ({ lastNames: () => [] }) }));

const ABOUT = { match: "m", game: "tyrus", commitment: "c" };
const KEYS: Record<string, number> = { "Bearer brown": 0, "Bearer beige": 1 };
let asked: (string | undefined)[] = [];
let lines: Line[] = [];
let now: Partial<Body> = {};
let gate: Promise<void> | null = null;
let hidden = true;
let kept: Map<string, string>;

beforeEach(() => {
  asked = [];
  lines = [];
  now = { status: "playing", to_move: 1 };
  gate = null;
  hidden = true;
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal("fetch", async (path: string, { headers }: { headers: Record<string, string> }) => {
    if (path === "/api/games") return Response.json([{ name: "tyrus", seat_names: ["brown", "beige"], hidden }]);
    asked.push(headers.Authorization);
    await gate;
    const seat = headers.Authorization === undefined ? null : KEYS[headers.Authorization];
    if (seat === undefined) return Response.json({ error: "key", message: "", say: { id: "error-key" } }, { status: 401 });
    return Response.json({ ...ABOUT, seq: 1, ply: 1, seat, seats: [], view: {}, legal: [], talk: [], clock: null, dice: { commitment: "c" }, ...now });
  });
});
afterEach(() => {
  drop("m");
  vi.unstubAllGlobals();
});

function visit(): Visit {
  const dial = () => {
    lines.push({ readyState: 1, onopen: null, onmessage: null, onclose: null, send: vi.fn(), close: vi.fn() });
    return lines.at(-1)!;
  };
  return new Visit("m", dial, () => true);
}

describe("a visit", () => {
  it("without a key is a watcher's", async () => {
    const here = visit();
    await here.enter();
    expect(asked).toEqual([undefined]);
    expect(here.table?.seat).toBe(null);
  });

  it("with one key sits down at once", async () => {
    hold(ABOUT, 0, "brown");
    const here = visit();
    await here.enter();
    expect(asked).toEqual(["Bearer brown"]);
    expect(here.table?.seat).toBe(0);
  });

  it("learns the seat of a link's key, and keeps it", async () => {
    const here = visit();
    await here.enter("beige");
    expect(asked).toEqual(["Bearer beige"]);
    expect(here.table?.seat).toBe(1);
    expect(kept.get("pelagos.match.m")).toContain('"seats":[{"seat":1,"key":"beige"}]');
  });

  it("asks with a link's key again until somebody answers", async () => {
    const here = visit();
    const answer = globalThis.fetch;
    vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
    vi.useFakeTimers();
    const coming = here.enter("beige");
    await vi.runAllTimersAsync();
    await coming;
    vi.useRealTimers();
    expect([here.problem, here.isShutOut]).toEqual([{ id: "web-unanswered" }, false]);
    vi.stubGlobal("fetch", answer);
    await here.enter();
    expect(here.table?.seat).toBe(1);
  });

  it("only watches with a key that opens nothing, and lets that key go", async () => {
    hold(ABOUT, 0, "old");
    const here = visit();
    await here.enter();
    expect([here.problem?.id, here.isShutOut]).toEqual(["error-key", true]);
    await here.watch();
    expect([here.problem, here.table?.seat, kept.get("pelagos.match.m")]).toEqual([null, null, undefined]);
  });

  it("keeps the key it has when a link's is wrong", async () => {
    hold(ABOUT, 0, "brown");
    const here = visit();
    await here.enter("wrong");
    expect(here.isShutOut).toBe(true);
    await here.watch();
    expect(here.table?.seat).toBe(0);
  });

  it("opens no table once it is left", async () => {
    hold(ABOUT, 0, "brown");
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    const here = visit();
    const coming = here.enter("beige");
    here.close();
    open();
    await coming;
    expect([here.table, lines.length]).toEqual([null, 0]);
  });

  it("says why a wrong key does not open", async () => {
    const here = visit();
    await here.enter("wrong");
    expect(here.problem).toEqual({ id: "error-key" });
    expect(here.table).toBe(null);
  });
});

describe("a shared screen", () => {
  beforeEach(() => {
    hold(ABOUT, 0, "brown");
    hold(ABOUT, 1, "beige");
  });

  it("asks as a watcher who comes next, and opens no socket behind the curtain", async () => {
    const here = visit();
    await here.enter();
    expect(asked).toEqual([undefined]);
    expect(lines).toEqual([]);
    expect(here.table).toBe(null);
    expect(here.screen?.phase).toEqual({ name: "curtain", seat: 1 });
  });

  it("opens the table of whoever sits down, and drops it when the curtain falls", async () => {
    const here = visit();
    await here.enter();
    await here.sit();
    expect(asked).toEqual([undefined, "Bearer beige"]);
    expect(here.table?.seat).toBe(1);
    here.fall(0);
    expect(here.table).toBe(null);
    expect(lines[0]!.close).toHaveBeenCalled();
    expect(here.screen?.phase).toEqual({ name: "curtain", seat: 0 });
  });

  it("shows nothing when the page was hidden while the answer was under way", async () => {
    const here = visit();
    await here.enter();
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    const sitting = here.sit();
    here.fall();
    open();
    await sitting;
    expect(here.table).toBe(null);
    expect(lines).toEqual([]);
    await vi.waitFor(() => expect(here.screen?.phase).toEqual({ name: "curtain", seat: 1 }));
  });

  it("needs no curtain once the match is over", async () => {
    now = { status: "over", to_move: null };
    const here = visit();
    await here.enter();
    expect(here.table?.seat).toBe(0);
    here.fall();
    expect(here.table?.seat).toBe(0);
  });
});

describe("a shared screen of a game that hides nothing", () => {
  beforeEach(() => {
    hidden = false;
    hold(ABOUT, 0, "brown");
    hold(ABOUT, 1, "beige");
  });

  it("opens the table at once, and passes it on as it stands", async () => {
    const here = visit();
    await here.enter();
    const { table } = here;
    expect(table?.isTogether).toBe(true);
    expect(table?.key).toBe("brown");
    here.turn(1);
    expect(here.table).toBe(table);
    expect(table?.key).toBe("beige");
    expect(here.screen?.phase).toEqual({ name: "sitting", seat: 1 });
    expect(lines[0]!.close).toHaveBeenCalled();
    expect(lines).toHaveLength(2);
  });

  it("stays open when the page is hidden", async () => {
    const here = visit();
    await here.enter();
    here.fall();
    expect(here.table).not.toBe(null);
    expect(lines[0]!.close).not.toHaveBeenCalled();
  });
});
