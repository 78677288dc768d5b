import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { chooseNotices, isNotifying, tell } from "./notify.svelte";

let told: string[];
let visibility: string;
let answer: string;

beforeEach(() => {
  told = [];
  visibility = "hidden";
  answer = "granted";
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
  vi.stubGlobal("document", { get visibilityState() { return visibility; } });
  class Fake {
    static permission = "default";
    static async requestPermission() {
      return (Fake.permission = answer);
    }
    constructor(title: string) {
      told.push(title);
    }
    close() {}
  }
  vi.stubGlobal("Notification", Fake);
});
afterEach(() => vi.unstubAllGlobals());

it("tells nobody who has not asked for it", () => {
  tell("your turn", "m");
  expect(told).toEqual([]);
});

it("tells who asked for it and looks elsewhere", async () => {
  expect(await chooseNotices(true)).toBe(true);
  tell("your turn", "m");
  visibility = "visible";
  tell("again", "m");
  expect(told).toEqual(["your turn"]);
  await chooseNotices(false);
  expect(isNotifying()).toBe(false);
});

it("takes a no for a no", async () => {
  answer = "denied";
  expect(await chooseNotices(true)).toBe(false);
  tell("your turn", "m");
  expect(told).toEqual([]);
});
