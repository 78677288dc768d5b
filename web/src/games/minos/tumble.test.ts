import { expect, test } from "vitest";
import { nameDice, Thrown } from "./tumble";

const dice = (text: string) => text.split(" ").filter(Boolean).map((face) => ({ face, state: "free" }));
const fresh = (thrown: Thrown, text: string) => [...nameDice(dice(text)).values()].filter((name) => thrown.isNew(name));

test("a die is known by its face and its number in it", () => {
  expect([...nameDice(dice("gull gull star gull")).values()]).toEqual(["gull-1", "gull-2", "star-1", "gull-3"]);
});

test("what lies there is not thrown, and what comes is, once", () => {
  const thrown = new Thrown(dice("gull star"));
  expect(fresh(thrown, "arrow gull gull star")).toEqual(["arrow-1", "gull-2"]);
  thrown.settle(dice("arrow gull gull star"));
  expect(fresh(thrown, "arrow gull gull star")).toEqual([]);
});

test("a face that was thrown again and came again has been thrown", () => {
  const thrown = new Thrown(dice("gull star"));
  thrown.settle(dice("star"));
  expect(fresh(thrown, "gull star")).toEqual(["gull-1"]);
});
