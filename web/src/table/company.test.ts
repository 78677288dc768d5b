import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TestClock } from "../testclock";
import type { Entry, Seat, Talk } from "../wire/wire";
import { Company, presence } from "./company.svelte";

const seat = (more: Partial<Seat> = {}): Seat => ({ seat: 0, kind: "human", name: null, level: null, here: true, caretaker: false, ...more });
const said = (seq: number, by: number): Talk => ({ seq, seat: by, text: `word ${seq}`, at: 0 });
const entry = (more: Partial<Entry> = {}) =>
  ({ match: "m", seats: [seat(), seat({ seat: 1, here: false })], talk: [], clock: null, event: null, ...more }) as unknown as Entry;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
});
afterEach(() => vi.unstubAllGlobals());

describe("talk", () => {
  it("counts what others said and was not read, also after a reload", () => {
    const company = new Company(entry({ talk: [said(3, 1), said(4, 0), said(5, 1)] }), new TestClock());
    expect(company.unread(0)).toBe(2);
    company.read();
    expect(company.unread(0)).toBe(0);
    const again = new Company(entry({ talk: [said(5, 1), said(9, 1)] }), new TestClock());
    expect(again.unread(0)).toBe(1);
  });

  it("is not forgotten because an entry of the past comes without it", () => {
    const company = new Company(entry({ talk: [said(3, 1)] }), new TestClock());
    company.note(entry());
    expect(company.talk).toHaveLength(1);
    company.note(entry({ event: { seq: 4, kind: "erase", seat: 1, notation: null, say: { id: "x" }, last: [] } }));
    expect(company.talk).toEqual([]);
  });

  it("of who is muted is neither heard nor unread", () => {
    const company = new Company(entry({ talk: [said(3, 1), said(4, 2)] }), new TestClock());
    company.mute(1, true);
    expect(company.heard.map(({ seq }) => seq)).toEqual([4]);
    expect(company.unread(0)).toBe(1);
    company.mute(1, false);
    expect(company.heard).toHaveLength(2);
  });
});

it("counts down from when the clock came", () => {
  const clock = new TestClock();
  const time = { kind: "live", remaining_s: [60, 60], running: 1, paused: false, now: 5, bank_s: 60, increment_s: 0, per_turn_s: null, vacation_days: null } as const;
  const company = new Company(entry({ clock: { ...time, remaining_s: [60, 60] } }), clock);
  clock.pass(10_000);
  expect(company.left(1, clock.now())).toBe(50);
  company.note(entry({ clock: { ...time, remaining_s: [60, 55] } }));
  expect(company.left(1, clock.now())).toBe(55);
  expect(new Company(entry(), clock).left(0, 0)).toBe(null);
});

it("shows a seat as here, away, a bot's, or a caretaker's", () => {
  expect(presence(seat(), true)).toBe("here");
  expect(presence(seat(), false)).toBe("away");
  expect(presence(seat({ kind: "bot" }), true)).toBe("bot");
  expect(presence(seat({ caretaker: true }), true)).toBe("caretaker");
  expect(presence(seat({ kind: "open" }), false)).toBe(null);
});
