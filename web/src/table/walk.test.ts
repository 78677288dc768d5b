import { describe, expect, it } from "vitest";
import { next, type Box } from "./walk";

const at = (left: number, top: number): Box => ({ left, top, width: 10, height: 10 });
// 0 1 2
// 3 4 5
const GRID = [at(0, 0), at(20, 0), at(40, 0), at(0, 30), at(20, 30), at(40, 30)];

describe("walk", () => {
  it("starts at the first thing", () => expect(next(null, GRID, "ArrowLeft")).toBe(0));
  it("finds nothing where nothing is lit", () => expect(next(null, [], "ArrowUp")).toBe(null));
  it("goes to the neighbour in each direction", () => {
    expect(next(GRID[1]!, GRID, "ArrowRight")).toBe(2);
    expect(next(GRID[1]!, GRID, "ArrowLeft")).toBe(0);
    expect(next(GRID[1]!, GRID, "ArrowDown")).toBe(4);
    expect(next(GRID[4]!, GRID, "ArrowUp")).toBe(1);
  });
  it("goes round at the end of a row", () => {
    expect(next(GRID[2]!, GRID, "ArrowRight")).toBe(0);
    expect(next(GRID[3]!, GRID, "ArrowLeft")).toBe(5);
  });
  it("leads from a hand below to the boards above", () => {
    expect(next(at(20, 90), GRID, "ArrowUp")).toBe(4);
  });
});
