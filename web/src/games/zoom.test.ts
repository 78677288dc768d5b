import { expect, test } from "vitest";
import { scrolled, Zoom } from "./zoom.svelte";

test("a sheet grows up to three times, and is never smaller than its place", () => {
  const zoom = new Zoom();
  zoom.to(1.8);
  expect(zoom.factor).toBe(1.8);
  zoom.to(9);
  expect(zoom.factor).toBe(3);
  zoom.to(0.2);
  expect([zoom.factor, zoom.isWhole]).toEqual([1, true]);
});

test("a sheet that is larger than its place may be made so small that all of it is seen", () => {
  const zoom = new Zoom(() => 0.4);
  zoom.to(0.1);
  expect([zoom.factor, zoom.isWhole]).toEqual([0.4, false]);
  zoom.reset();
  expect(zoom.isWhole).toBe(true);
});

test("fingers that come back to about where they began leave it whole", () => {
  const zoom = new Zoom();
  zoom.to(1.04);
  expect(zoom.isWhole).toBe(true);
});

test("what lies between the fingers stays there", () => {
  const [scroll, at, growth] = [{ x: 40, y: 0 }, { x: 100, y: 50 }, 1.5];
  const { x, y } = scrolled(scroll, at, growth);
  expect([(x + at.x) / growth, (y + at.y) / growth]).toEqual([scroll.x + at.x, scroll.y + at.y]);
});
