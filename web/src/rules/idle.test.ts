import { expect, test } from "vitest";
import { Idle } from "./idle";

test("one piece of work is done after another, each when there is time, and none that was forgotten", async () => {
  const [done, moments]: [string[], (() => void)[]] = [[], []];
  const idle = new Idle((then) => moments.push(then));
  const work = (name: string) => async () => void done.push(name);
  idle.add(work("first"));
  const forget = idle.add(work("second"));
  idle.add(work("third"));
  expect([done, moments.length]).toEqual([[], 1]);
  forget();
  while (moments.length > 0) {
    moments.shift()!();
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(done).toEqual(["first", "third"]);
});

test("work that fails does not keep the rest from being done", async () => {
  const done: string[] = [];
  const idle = new Idle((then) => then());
  idle.add(() => Promise.reject(new Error("no")).catch(() => done.push("failed")));
  idle.add(async () => done.push("next"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toEqual(["failed", "next"]);
});
