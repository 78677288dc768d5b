import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Keyboard } from "./keyboard";
import { entry, make, remember } from "./testtable";

beforeEach(() => {
  remember();
  vi.stubGlobal("Element", class {});
});
afterEach(() => vi.unstubAllGlobals());

/** Press a key while something is told; return whether that was put away, and whether the browser lost the key. */
function press(key: string): [boolean, boolean] {
  const { table } = make();
  table.receive(entry(6, { view: { last: "election-1" } }));
  const around = { table, stage: () => undefined, isMoving: () => false, skip: () => {}, putBack: () => {}, dismiss: () => table.dismiss() };
  const event = { key, target: null, preventDefault: vi.fn(), stopPropagation: vi.fn() };
  new Keyboard(around).press(event as unknown as KeyboardEvent);
  return [table.held === null, event.preventDefault.mock.calls.length > 0];
}

it.each(["Enter", " ", "Escape", "a", "ArrowDown"])("puts away with %s what was told", (key) => {
  expect(press(key)).toEqual([true, true]);
});

it.each(["F5", "Tab", "Shift", "PageDown"])("leaves %s to the browser", (key) => {
  expect(press(key)).toEqual([false, false]);
});
