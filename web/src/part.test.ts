import { expect, it } from "vitest";
import { part, spare, spared } from "./part";

it("is a promise until it has come, and then itself", async () => {
  let loads = 0;
  const drawing = part(async () => ({ default: `drawing ${(loads += 1)}` }));
  const promise = drawing();
  expect(promise).toBeInstanceOf(Promise);
  expect(await promise).toBe("drawing 1");
  expect(drawing()).toBe("drawing 1");
});

it("is asked for again after a failure", async () => {
  let loads = 0;
  const drawing = part(async () => {
    if ((loads += 1) === 1) throw new Error("lost");
    return { default: "drawing" };
  });
  await expect(drawing()).rejects.toThrow("lost");
  expect(await drawing()).toBe("drawing");
});

it("may stay away where the page can do without it", async () => {
  const coming = spare(() => Promise.reject(new Error("lost")));
  expect(spared()).toBe(true);
  expect(await coming).toBe(null);
  expect(spared()).toBe(false);
  expect(await spare(async () => "drawing")).toBe("drawing");
});
