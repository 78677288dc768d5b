import { describe, expect, test } from "vitest";
import type { Count, Standing, Sum } from "../../wire/tyrus";
import { beats, formatSum, formatTerms, lines, readSum, resultAt, turns } from "./count";
import { valueOf } from "./name";

/** A count from boards such as "B:p6 E:s1": whose tile, and its face, in order of arrival. */
function counted(office: string, boards: [string, string], sums: [Sum, Sum]): Count {
  let place = 0;
  const buildings = boards.map((board, seat) => ({
    name: "",
    seat,
    office,
    tiles: board.split(" ").filter(Boolean).map((text): Standing => {
      const [owner, face] = text.split(":") as [string, string];
      return { seat: owner === "B" ? 0 : 1, face, election: 1, place: ++place };
    }),
  }));
  return { election: 1, office, winner: null, buildings, sums };
}

function sum(votes: number, counters: number, counter_counters: number): Sum {
  return { votes, counters, counter_counters, score: Math.max(0, votes - Math.max(0, counters - counter_counters)) };
}

describe("lines", () => {
  const count = counted(
    "priest",
    ["B:p6 B:p3 B:p8 E:s1 E:s7 E:s3 B:m7 B:m8 E:p2 B:s4", "E:p5 E:p9 E:p10 B:s5 B:s2 B:s7 E:m6"],
    [sum(17, 11, 15), sum(24, 14, 6)],
  );

  test("each strikes the one above", () => {
    const [votes, counters, protects] = lines(count, 1).lines;
    expect(votes).toMatchObject({ guild: "p", seat: 1, total: 24, struck: 8 });
    expect(counters).toMatchObject({ guild: "s", seat: 0, total: 14, struck: 6 });
    expect(protects).toMatchObject({ guild: "m", seat: 1, total: 6, struck: 0 });
  });

  test("a surplus of protectors strikes nothing more, and says so", () => {
    const [votes, counters, protects] = lines(count, 0).lines;
    expect(votes!.struck).toBe(0);
    expect(counters!.struck).toBe(11);
    expect(protects!.note).toEqual({ id: "tyrus-page-surplus", args: { count: 4 } });
  });

  test.each([
    ["B:p5 E:s10", sum(5, 10, 0), ["struck 5", "surplus 5", "none"]],
    ["E:s10", sum(0, 10, 0), ["none", "vain", "none"]],
    ["B:p5 B:m2", sum(5, 0, 2), ["stand", "none", "vain"]],
    ["B:p5 E:s5", sum(5, 5, 0), ["struck 5", "strike", "none"]],
    ["B:p5 E:s10 B:m4", sum(5, 10, 4), ["struck 5", "struck 4", "work"]],
    ["B:m4 E:s3", sum(0, 3, 4), ["none", "struck 3", "surplus 1"]],
  ])("never say that what had less to strike, or nothing, strikes in full: %s", (board, made, said) => {
    const notes = lines(counted("priest", [board, ""], [made, sum(0, 0, 0)]), 0).lines.map(({ note }) => note);
    expect(notes.map(({ id, args }) => [id.replace("tyrus-page-", ""), ...Object.values(args!)].join(" "))).toEqual(said);
  });

  test("hold every tile once: those of no use stand apart", () => {
    const { lines: made, idle } = lines(count, 0);
    expect(idle.map((tile) => tile.face)).toEqual(["p2", "s4"]);
    expect(made.flatMap((line) => line.tiles).length + idle.length).toBe(10);
  });

  test("total what their tiles show", () => {
    for (const side of [0, 1]) {
      for (const line of lines(count, side).lines) {
        expect(line.tiles.reduce((total, tile) => total + valueOf(tile.face!), 0)).toBe(line.total);
      }
    }
  });
});

describe("sums are written as in the rulebook", () => {
  test.each([
    [sum(18, 7, 0), "18 − 7 = 11"],
    [sum(12, 8, 6), "12 − (8 − 6) = 10"],
    [sum(3, 0, 0), "3"],
    [sum(3, 0, 5), "3"],
    [sum(17, 11, 15), "17 − 0 = 17"],
    [sum(4, 9, 0), "4 − 4 = 0"],
    [sum(1, 23, 2), "1 − 1 = 0"],
    [sum(4, 4, 0), "4 − 4 = 0"],
  ])("%o", (made, written) => expect(formatSum(made)).toBe(written));

  test.each([
    ["18 - 7 = 11", sum(18, 7, 0)],
    ["12 - (8 - 6) = 10", sum(12, 8, 6)],
    ["3", sum(3, 0, 0)],
    ["17 - (11 - 15) → 17", sum(17, 11, 15)],
    ["1 - (23 - 2) → 0", sum(1, 23, 2)],
  ])("and read as the engine writes them: %s", (written, read) => expect(readSum(written)).toEqual(read));

  test("with the values of a line before its total", () => {
    const [tiles] = counted("priest", ["B:p6 B:p3 B:p8", ""], [sum(17, 0, 0), sum(0, 0, 0)]).buildings.map(({ tiles }) => tiles);
    expect(formatTerms(tiles!)).toBe("6 + 3 + 8 = 17");
    expect(formatTerms(tiles!.slice(0, 1))).toBe("6");
  });
});

test("tiles turn in order of arrival, 60 ms apart; the beats follow one another", () => {
  const count = counted("general", ["B:s1 B:s2", "E:s3"], [sum(3, 0, 0), sum(3, 0, 0)]);
  expect([...turns(count)]).toEqual([[1, 0], [2, 60], [3, 120]]);
  const { sums, counters, voters, result } = beats(3);
  expect([120 + 420 <= sums, sums < counters, counters < voters, voters < result]).toEqual([true, true, true, true]);
  expect(beats(0).counters).toBe(0);
  expect(resultAt(count)).toBe(result);
});
