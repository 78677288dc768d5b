import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { begin, keepChoice, keepSize, recallChoices, recallSize, sizes } from "./begin";

const DUEL = { name: "tyrus", min_seats: 2, max_seats: 2 };
const ROUND = { name: "mykerinos", min_seats: 2, max_seats: 4 };

let asked: { path: string; body: any }[];

beforeEach(() => {
  asked = [];
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) });
    return Response.json({ match: "m", seats: [], watch: "", dice: { commitment: "c" }, key: "k" });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the size of a table", () => {
  it("is one of those the game allows", () => {
    expect(sizes(DUEL)).toEqual([2]);
    expect(sizes(ROUND)).toEqual([2, 3, 4]);
  });

  it("is remembered for each game", () => {
    expect(recallSize(ROUND)).toBe(2);
    keepSize(ROUND, 4);
    expect(recallSize(ROUND)).toBe(4);
    expect(recallSize(DUEL)).toBe(2);
  });

  it("falls back to the fewest when the game no longer allows it", () => {
    keepSize(ROUND, 4);
    expect(recallSize({ ...ROUND, max_seats: 3 })).toBe(2);
  });
});

it("remembers the map of each game, while there is one", () => {
  const map = { name: "map", default: "great", choices: ["great", "small"], low: 0, high: 0 };
  const rounds = { name: "rounds", default: 40, choices: [], low: 1, high: 100 };
  const facts = { name: "minos", options: [map, rounds] };
  expect(recallChoices(facts)).toEqual({ map: "great" });
  keepChoice(facts, "map", "small");
  expect(recallChoices(facts)).toEqual({ map: "small" });
  expect(recallChoices({ ...facts, name: "other" })).toEqual({ map: "great" });
  expect(recallChoices({ ...facts, options: [{ ...map, choices: ["great", "tiny"] }] })).toEqual({ map: "great" });
});

describe("a new match", () => {
  it.each<["bot" | "here", string[], string[]]>([
    ["bot", ["open", "bot", "bot"], ["seats/0"]],
    ["here", ["open", "open", "open"], ["seats/0", "seats/1", "seats/2"]],
  ])("%s of three has three seats, and those of this screen are taken", async (way, kinds, taken) => {
    expect(await begin(ROUND, way, 3)).toBe("m");
    const [made, ...rest] = asked;
    expect(made!.body.seats.map(({ kind }: { kind: string }) => kind)).toEqual(kinds);
    expect(rest.map(({ path }) => path.replace("/api/matches/m/", ""))).toEqual(taken);
  });

  it("has the options that were chosen", async () => {
    await begin(ROUND, "bot", 2, { map: "small" });
    expect(asked[0]!.body.options).toEqual({ map: "small" });
  });
});
