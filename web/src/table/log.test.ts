import { describe, expect, it } from "vitest";
import type { Event, Say } from "../wire/wire";
import { extend, Reader } from "./log";

let seq = 0;
function event(seat: number | null, say: Say, last: Say[] = []): Event {
  seq += 1;
  return { seq, kind: "action", seat, notation: null, say, last };
}

const NAMES = ["brown", "beige"];
const draw = { id: "draw-hidden", args: { seat: "beige" } };

describe("log", () => {
  it("counts the same sentence instead of repeating it", () => {
    const out = extend([], [event(null, draw), event(null, { ...draw }), event(null, draw)], [], NAMES);
    expect(out).toEqual([{ kind: "line", seat: 1, say: draw, times: 3 }]);
  });

  it("leaves lines alone that do not change", () => {
    const out = extend([], [event(0, { id: "place" }), event(null, draw)], [], NAMES);
    const [first, second] = out;
    extend(out, [event(null, draw)], [], NAMES);
    expect(out[0]).toBe(first);
    expect(out[1]).not.toBe(second);
  });

  it("leaves out a part of what a later sentence says in whole, but not what it resolved", () => {
    const die = { id: "throw-part", args: { seat: "beige" } };
    const events = [event(null, die), event(null, die, [{ id: "duel" }]), event(null, { id: "throw", args: { seat: "beige" } })];
    expect(extend([], events, [], NAMES).map((line) => line.say.id)).toEqual(["duel", "throw"]);
  });

  it("keeps sentences apart that differ in an argument", () => {
    const other = { id: "draw-hidden", args: { seat: "brown" } };
    expect(extend([], [event(null, draw), event(null, other)], [], NAMES).map((line) => line.seat)).toEqual([1, 0]);
  });

  it("sets headings, and results under what resolved them", () => {
    const card = { id: "card", args: { election: 1 } };
    const out = extend([], [event(null, card), event(0, { id: "place" }, [{ id: "counted" }, { id: "sum", args: { seat: "beige" } }])], ["card", "counted"], NAMES);
    expect(out.map((line) => line.kind)).toEqual(["heading", "line", "heading", "result"]);
    expect(out.map((line) => line.seat)).toEqual([null, 0, null, 1]);
  });
});

describe("reader", () => {
  const events = [event(0, { id: "sit" }), event(0, { id: "place" }, [{ id: "counted" }]), event(1, { id: "pass" }), event(0, { id: "end" })];
  const ids = (reader: Reader, at: number) => reader.upTo(events, events[at]!.seq).map((line) => line.say.id);

  it("tells every line once, in order, however many have come since, and none that is not shown yet", () => {
    const reader = new Reader([], NAMES);
    expect(ids(reader, 0)).toEqual(["sit"]);
    expect(ids(reader, 2)).toEqual(["sit", "place", "counted", "pass"]);
    expect(ids(reader, 0)).toEqual(["sit", "place", "counted", "pass"]);
    expect(ids(reader, 3).at(-1)).toBe("end");
  });

  it("leaves out what happened before", () => {
    expect(ids(new Reader([], NAMES, events[0]!.seq), 2)).toEqual(["place", "counted", "pass"]);
  });
});
