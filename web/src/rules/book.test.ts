import { expect, test } from "vitest";
import { find, parseFigure, reading, type Rule } from "./book";

test("a figure is read from where it points", () => {
  expect(parseFigure("diagrams/tyrus-row.txt#20,22-24:brown:board+tray")).toEqual({
    file: "tyrus-row", plies: [20, 22, 23, 24], eyes: "brown", parts: ["board", "tray"],
  });
});

test.each(["diagrams/tyrus-row.txt", "tyrus.fr.md", "diagrams/a.txt#1:brown", "diagrams/../a.txt#1:brown:board"])("%s is no figure", (href) => {
  expect(parseFigure(href)).toBeNull();
});

const RULES: Rule[] = [
  { id: "T1", text: "Tyrus is a game for two players." },
  { id: "T14", text: "Each player draws 3 tiles from their supply after each of elections 1 to 7." },
  { id: "T7", text: "Le marché s’ouvre, et l’Étoile compte." },
];

test("a rule is found by its id, the very one first", () => {
  expect(find(RULES, " t1 ").map(({ id }) => id)).toEqual(["T1", "T14"]);
  expect(find(RULES, "T14").map(({ id }) => id)).toEqual(["T14"]);
});

test("a rule is found by a word, whatever its accents and case, and quoted as it is written", () => {
  expect(find(RULES, "etoile")).toEqual([{ id: "T7", before: "Le marché s’ouvre, et l’", match: "Étoile", after: " compte." }]);
  expect(find(RULES, "s'ouvre").map(({ match }) => match)).toEqual(["s’ouvre"]);
});

test("a long rule is quoted around the word", () => {
  const [found] = find(RULES, "elections");
  expect(found).toEqual({ id: "T14", before: "…from their supply after each of ", match: "elections", after: " 1 to 7." });
});

test("nothing is found by nothing, nor by one letter inside a rule", () => {
  expect(find(RULES, "  ")).toEqual([]);
  expect(find(RULES, "g")).toEqual([]);
});

test("one reads under the last heading above the line", () => {
  expect(reading([-300, -20, 200, 900], 250)).toBe(2);
  expect(reading([-300, -20, 260, 900], 250)).toBe(1);
  expect(reading([500, 900], 250)).toBe(0);
});
