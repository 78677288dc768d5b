import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { expect as expectMatch, gamesFirst, lookFirst } from "./ahead";
import { drop, hold } from "./keys";

const ABOUT = { match: "m", game: "chess", commitment: "c" };
const KEY = "k".repeat(22);
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal("fetch", async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(`${path} ${headers.Authorization ?? "-"}`);
    return Response.json({ game: "chess", view: {} });
  });
});
afterEach(async () => {
  await Promise.all([lookFirst("m", null), gamesFirst()]);
  drop("m");
  vi.unstubAllGlobals();
});

describe("what is asked for ahead", () => {
  it("is the match of a link as its key sees it, and is asked for once", async () => {
    expectMatch("m", `#${KEY}`);
    await Promise.all([lookFirst("m", KEY), gamesFirst()]);
    expect(asked).toEqual([`/api/matches/m Bearer ${KEY}`, "/api/games -"]);
  });

  it("is the match as the one seat held here sees it", () => {
    hold(ABOUT, 0, "brown");
    expectMatch("m", "");
    expect(asked[0]).toBe("/api/matches/m Bearer brown");
  });

  it("is never given to other eyes, nor a second time", async () => {
    expectMatch("m", "");
    await lookFirst("m", "brown");
    await lookFirst("m", null);
    expect(asked.filter((path) => path.startsWith("/api/matches"))).toHaveLength(3);
  });

  it("is nothing where a curtain may have to fall first", () => {
    hold(ABOUT, 0, "brown");
    hold(ABOUT, 1, "beige");
    expectMatch("m", "");
    expect(asked).toEqual([]);
  });
});
