import { describe, expect, it } from "vitest";
import { TestClock } from "../testclock";
import { Queue } from "./queue.svelte";

function make(isStill = false) {
  const clock = new TestClock();
  const passed: number[] = [];
  const queue = new Queue<number>(0, clock, (entry) => passed.push(entry), () => isStill);
  return { clock, passed, queue };
}

describe("queue", () => {
  it("shows a lone ply at once and gives it its moment", () => {
    const { clock, queue } = make();
    queue.push(1);
    expect(queue.shown).toBe(1);
    expect(queue.isDrained).toBe(false);
    clock.pass(260);
    expect(queue.isDrained).toBe(true);
  });

  it("shows plies one after the other while the newest is known already", () => {
    const { clock, queue } = make();
    for (const ply of [1, 2, 3]) queue.push(ply);
    expect([queue.shown, queue.newest]).toEqual([1, 3]);
    clock.pass(260);
    expect(queue.shown).toBe(2);
    clock.pass(260);
    expect(queue.shown).toBe(3);
    clock.pass(260);
    expect(queue.isDrained).toBe(true);
  });

  it("takes at most four seconds for a burst, with every ply shown", () => {
    const { clock, passed, queue } = make();
    for (let ply = 1; ply <= 100; ply += 1) queue.push(ply);
    clock.pass(4000);
    expect(queue.shown).toBe(100);
    expect(passed).toHaveLength(100);
    expect(queue.isDrained).toBe(true);
  });

  it("keeps to the four seconds when plies keep coming", () => {
    const { clock, queue } = make();
    for (let ply = 1; ply <= 40; ply += 1) {
      queue.push(ply);
      clock.pass(90);
    }
    clock.pass(400);
    expect(queue.shown).toBe(40);
  });

  it("skips to the newest and still tells of those between", () => {
    const { clock, passed, queue } = make();
    for (const ply of [1, 2, 3, 4]) queue.push(ply);
    queue.skip();
    expect(queue.shown).toBe(4);
    expect(passed).toEqual([1, 2, 3, 4]);
    clock.pass(5000);
    expect(passed).toEqual([1, 2, 3, 4]);
  });

  it("shows the newest at once when nothing should move", () => {
    const { passed, queue } = make(true);
    for (const ply of [1, 2, 3]) queue.push(ply);
    expect(queue.shown).toBe(3);
    expect(queue.isDrained).toBe(true);
    expect(passed).toEqual([1, 2, 3]);
  });

  it("starts a new burst after a pause", () => {
    const { clock, queue } = make();
    queue.push(1);
    clock.pass(10_000);
    queue.push(2);
    queue.push(3);
    expect(queue.shown).toBe(2);
    clock.pass(259);
    expect(queue.shown).toBe(2);
  });

  it("refreshes the newest without a step", () => {
    const { queue } = make();
    queue.push(1);
    queue.push(2);
    queue.refresh(20);
    expect([queue.shown, queue.newest]).toEqual([1, 20]);
    queue.skip();
    expect(queue.shown).toBe(20);
  });

  it("shows again what has passed, slowly, tells nobody, and ends where things stand", () => {
    const { clock, passed, queue } = make(true);
    for (const ply of [1, 2, 3]) queue.push(ply);
    queue.again([1, 2]);
    expect([queue.shown, queue.isDrained]).toEqual([1, false]);
    clock.pass(800);
    expect(queue.shown).toBe(2);
    clock.pass(800);
    expect(queue.shown).toBe(3);
    clock.pass(800);
    expect(queue.isDrained).toBe(true);
    expect(passed).toEqual([1, 2, 3, 1, 2, 3]);
  });

  it("leaves what it shows again for what is new, or for a key", () => {
    const { clock, passed, queue } = make();
    queue.push(1);
    clock.pass(260);
    queue.again([0]);
    queue.push(2);
    queue.skip();
    expect([queue.shown, queue.isDrained]).toEqual([2, true]);
    expect(passed).toEqual([1, 0, 1, 2]);
  });

  it("stays where it is while something is held, whatever comes or is pressed, and goes on from there", () => {
    let held = 0;
    const clock = new TestClock();
    const queue = new Queue<number>(0, clock, (entry) => (held = entry === 2 ? 2 : held), () => false, () => held > 0);
    for (const ply of [1, 2, 3]) queue.push(ply);
    clock.pass(4000);
    queue.push(4);
    queue.skip();
    expect([queue.shown, queue.newest, queue.isDrained]).toEqual([2, 4, false]);
    queue.goOn();
    expect(queue.shown).toBe(2);
    held = 0;
    queue.goOn();
    expect(queue.shown).toBe(3);
    clock.pass(520);
    expect([queue.shown, queue.isDrained]).toEqual([4, true]);
  });

  it("shows again one by one what it goes on with, even where nothing should move", () => {
    let held = false;
    const clock = new TestClock();
    const queue = new Queue<number>(0, clock, (entry) => (held = entry === 2), () => true, () => held);
    queue.again([1, 2, 3]);
    clock.pass(800);
    expect(queue.shown).toBe(2);
    clock.pass(800);
    held = false;
    queue.goOn();
    expect(queue.shown).toBe(3);
  });

  it("gives every turn its time", () => {
    const clock = new TestClock();
    const queue = new Queue<number>(0, clock, () => {}, () => false, () => false, (ply) => Math.floor(ply / 100));
    // Two turns of forty plies each, all at once.
    for (let ply = 1; ply <= 40; ply += 1) queue.push(ply);
    for (let ply = 101; ply <= 140; ply += 1) queue.push(ply);
    clock.pass(3990);
    expect(queue.shown).toBe(40);
    clock.pass(2000);
    expect(queue.shown).toBeGreaterThan(115);
    expect(queue.shown).toBeLessThan(125);
    clock.pass(2100);
    expect([queue.shown, queue.isDrained]).toEqual([140, true]);
  });
});
