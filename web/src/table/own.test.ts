import { afterEach, expect, it, vi } from "vitest";
import { Unanswered } from "../api";
import { handOver, isNight, night, renewKey } from "./own";
import type { Table } from "./table.svelte";

afterEach(() => vi.unstubAllGlobals());

it("keeps a new key that opens the seat although the answer was lost, and no other", async () => {
  const table = { match: "m", key: "old", commitment: "c", queue: { newest: { game: "tyrus", seat: 1 } } } as unknown as Table;
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
  let seat: number | null = null;
  const network = vi.fn(async (url: string) => {
    if (url.endsWith("/key")) throw new TypeError("the line is dead");
    return Response.json({ seat });
  });
  vi.stubGlobal("fetch", network);
  await expect(renewKey(table)).rejects.toBeInstanceOf(Unanswered);
  expect([...kept.values()].join()).not.toContain("tyrus");
  seat = 1;
  await renewKey(table);
  expect([...kept.values()].join()).toContain("tyrus");
});

it("puts the key where no server sees it", () => {
  const link = new URL(handOver("http://here", "m", "secret"));
  expect(link.pathname + link.search).toBe("/match/m");
  expect(link.hash).toBe("#secret");
});

it("knows a night", () => {
  expect(isNight(night("Europe/Paris"))).toBe(true);
  expect(isNight({ from: "01:00", to: "09:30" })).toBe(true);
  expect(isNight({ from: "08:00", to: "08:00" })).toBe(false);
  expect(isNight({ from: "08:00", to: "23:00" })).toBe(false);
  expect(isNight({ from: "", to: "07:00" })).toBe(false);
});
