import { expect, it } from "vitest";
import { part } from "./part";

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
