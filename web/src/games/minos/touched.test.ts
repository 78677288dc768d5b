import { expect, test } from "vitest";
import { Touched } from "./touched.svelte";

// A die by the first letter of its face; upper case is marked.
const FACES = { g: "gull", s: "star" } as Record<string, string>;
const dice = (text: string) => [...text].map((die) => ({ face: FACES[die.toLowerCase()]!, state: die === die.toLowerCase() ? "free" : "marked" }));
const read = (touched: Touched, text: string) => touched.lay(dice(text)).map(({ face, state }) => (state === "free" ? face[0]! : face[0]!.toUpperCase())).join("");

function touch(...names: string[]): Touched {
  const touched = new Touched();
  for (const name of names) touched.touch(name);
  return touched;
}

test("those that were touched are marked, of each face as many as the wire counts", () => {
  expect(read(touch("gull-1"), "ggGs")).toBe("Gggs");
  expect(read(touch("gull-2", "gull-1", "star-1"), "ggGS")).toBe("gGgS");
  expect(read(touch("gull-2", "gull-1"), "gGGs")).toBe("GGgs");
});

test("what nobody touched here lies as it came", () => expect(read(touch("star-1"), "ggGs")).toBe("ggGs"));

test("what was put back is forgotten once nothing is picked, and the newest is known", () => {
  const touched = touch("star-1", "gull-1");
  expect(touched.newest).toBe("gull-1");
  touched.settle(dice("ggs"));
  expect(touched.newest).toBe("gull-1");
  touched.settle(dice("ggs"), true);
  expect(touched.newest).toBe(null);
});

test("what was taken back, or thrown, is touched anew", () => {
  const touched = touch("gull-1", "gull-2");
  touched.settle(dice("gGG"));
  touched.settle(dice("ggG"));
  touched.touch("gull-3");
  expect(read(touched, "gGG")).toBe("GgG");
  touched.settle(dice("ggg"));
  expect(read(touched, "ggG")).toBe("ggG");
});
