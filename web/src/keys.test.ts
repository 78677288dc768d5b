import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { all, drop, held, hold, linked, release } from "./keys";

const ABOUT = { match: "m1", game: "tyrus", commitment: "aa" };

beforeEach(() => {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => void (kept[name] = value),
    removeItem: (name: string) => void delete kept[name],
  };
  // Object.keys of a real storage lists what it holds.
  vi.stubGlobal(
    "localStorage",
    new Proxy(kept, { get: (_, name) => methods[name as keyof typeof methods] ?? kept[name as string] }),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe("keys", () => {
  it("holds the keys of several seats of a match, in order", () => {
    hold(ABOUT, 1, "b", 5);
    hold(ABOUT, 0, "a", 9);
    expect(held("m1")).toEqual({ ...ABOUT, created: 5, seats: [{ seat: 0, key: "a" }, { seat: 1, key: "b" }] });
  });

  it("replaces the key of a seat", () => {
    hold(ABOUT, 0, "a");
    hold(ABOUT, 0, "z");
    expect(held("m1")!.seats).toEqual([{ seat: 0, key: "z" }]);
  });

  it("keeps the commitment that was seen first", () => {
    hold(ABOUT, 0, "a");
    hold({ ...ABOUT, commitment: "another" }, 1, "b");
    expect(held("m1")!.commitment).toBe("aa");
  });

  it("lists the newest first, and forgets", () => {
    hold(ABOUT, 0, "a", 1);
    hold({ ...ABOUT, match: "m2" }, 0, "a", 2);
    expect(all().map(({ match }) => match)).toEqual(["m2", "m1"]);
    drop("m2");
    expect(all().map(({ match }) => match)).toEqual(["m1"]);
    expect(held("m2")).toBe(null);
  });
});

it("a seat that is let go of goes alone, and the match with the last", () => {
  vi.unstubAllGlobals();
  vi.stubGlobal("localStorage", undefined);
  hold(ABOUT, 0, "a");
  hold(ABOUT, 1, "b");
  release("m1", 0);
  expect(held("m1")?.seats).toEqual([{ seat: 1, key: "b" }]);
  release("m1", 1);
  expect(held("m1")).toBe(null);
});

it("a link has a key, whole or cut short, unless it leads to a free seat", () => {
  expect(["#0123456789abcdefghijkl", "#01234", "#", "", "#a key", "#seat-1"].map(linked)).toEqual(["0123456789abcdefghijkl", "01234", null, null, null, null]);
});

describe("without storage", () => {
  it("holds as long as the page is open", () => {
    vi.unstubAllGlobals();
    vi.stubGlobal("localStorage", undefined);
    hold(ABOUT, 0, "a");
    expect(all().map(({ match }) => match)).toEqual(["m1"]);
    drop("m1");
    expect([held("m1"), all()]).toEqual([null, []]);
  });
});
