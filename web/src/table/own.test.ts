import { expect, it } from "vitest";
import { handOver, isNight, night } from "./own";

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
