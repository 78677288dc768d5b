import { describe, expect, it } from "vitest";
import type { Legal } from "../wire/wire";
import { Picker } from "./picker.svelte";

function legal(action: number, target: string[], commits = true): Legal {
  return { action, notation: target.join(">"), target, say: { id: "x" }, commits };
}

const TWO = [
  legal(1, ["tile:s7", "building:a"]),
  legal(2, ["tile:s7", "building:b"]),
  legal(3, ["tile:p1", "building:a"]),
];

function make(entries: Legal[]) {
  const played: number[] = [];
  const refused: string[][] = [];
  const picker = new Picker(
    (entry) => played.push(entry.action),
    (touches) => refused.push(touches),
  );
  picker.offer(entries);
  return { picker, played, refused };
}

describe("picker", () => {
  it("lights first touches, then second ones", () => {
    const { picker } = make(TWO);
    expect([...picker.lit]).toEqual(["tile:s7", "tile:p1"]);
    picker.touch("tile:p1");
    expect([...picker.lit]).toEqual(["building:a"]);
  });

  it("puts down what is touched again", () => {
    const { picker } = make(TWO);
    picker.touch("tile:p1");
    picker.touch("tile:p1");
    expect(picker.picked).toEqual([]);
  });

  it("keeps to a button that was pressed for such a thing, and leaves it for another kind", () => {
    const { picker, played, refused } = make([legal(1, ["space:a"], false), legal(2, ["button:extend", "space:b"], false), legal(3, ["patron:lemon"], false)]);
    picker.touch("button:extend");
    picker.touch("space:a");
    expect([played, refused]).toEqual([[], [["button:extend", "space:a"]]]);
    picker.touch("patron:lemon");
    expect(played).toEqual([3]);
  });

  it("holds an action that commits until it is confirmed", () => {
    const { picker, played } = make(TWO);
    picker.touch("tile:s7");
    picker.touch("building:b");
    expect(picker.ghost?.action).toBe(2);
    expect(played).toEqual([]);
    picker.confirm();
    expect(played).toEqual([2]);
  });

  it("plays at once what can be taken back, and everything when confirm is off", () => {
    const free = make([legal(7, ["space:a"], false)]);
    free.picker.touch("space:a");
    expect(free.played).toEqual([7]);
    const bold = make(TWO);
    bold.picker.confirms = false;
    bold.picker.touch("tile:p1");
    bold.picker.touch("building:a");
    expect(bold.played).toEqual([3]);
  });

  it("moves the ghost to another last touch, and starts anew at another first one", () => {
    const { picker } = make(TWO);
    picker.touch("tile:s7");
    picker.touch("building:b");
    picker.touch("building:a");
    expect(picker.ghost?.action).toBe(1);
    picker.touch("tile:p1");
    expect(picker.picked).toEqual(["tile:p1"]);
  });

  it("asks why when a thing is not lit", () => {
    const { picker, refused } = make(TWO);
    picker.touch("building:a");
    picker.touch("tile:p1");
    picker.touch("building:b");
    expect(refused).toEqual([["building:a"], ["tile:p1", "building:b"]]);
    expect(picker.picked).toEqual(["tile:p1"]);
  });

  it("forgets what was picked when the position changes, and steps back one touch", () => {
    const { picker } = make(TWO);
    picker.touch("tile:s7");
    picker.touch("building:a");
    picker.back();
    expect(picker.picked).toEqual(["tile:s7"]);
    picker.offer([]);
    expect(picker.picked).toEqual([]);
    expect(picker.lit.size).toBe(0);
  });
});
