import { expect, test } from "vitest";
import { bind } from "./bind";

const ENGLISH = `# Tyrus

[Lire en français](tyrus.fr.md)

Two cities.

## What is in the box

<a id="t1"></a>**T1.** Two players, see [T2](#t2).

[Five tiles of TE1.](diagrams/tyrus-row.txt#20-21:brown:board)

### A hint
`;
const FRENCH = ENGLISH.replace("What is in the box", "Contenu de la boîte").replace("A hint", "Un conseil");

test("the title and the introduction come first, without the link to the other language", () => {
  const { title, blocks } = bind(ENGLISH, ENGLISH);
  expect(title).toBe("Tyrus");
  expect(blocks[0]).toEqual({ html: "<h1>Tyrus</h1>\n<p>Two cities.</p>\n" });
});

test("headings have the English ids in every language", () => {
  expect(bind(FRENCH, ENGLISH).heads).toEqual([
    { id: "what-is-in-the-box", level: 2, title: "Contenu de la boîte" },
    { id: "a-hint", level: 3, title: "Un conseil" },
  ]);
});

test("the id of a rule is an anchor and a link to itself", () => {
  const { blocks } = bind(ENGLISH, ENGLISH);
  const text = "html" in blocks[1]! ? blocks[1].html : "";
  expect(text).toContain('<p><a class="rule" id="t1" href="#t1">T1</a> Two players, see <a class="see" href="#t2">T2</a>.</p>');
});

test("a paragraph that is a link to a diagram becomes one, and its caption links to the rules it names", () => {
  expect(bind(ENGLISH, ENGLISH).blocks[2]).toEqual({
    figure: { file: "tyrus-row", plies: [20, 21], eyes: "brown", parts: ["board"] },
    caption: 'Five tiles of <a class="see" href="#te1">TE1</a>.',
  });
});

test("a table of many columns can be told row by row", () => {
  const table = "| a | b | c | *d* |\n| - | - | - | - |\n| 1 | 2 | 3 | 4 |\n";
  const [block] = bind(table, table).blocks;
  const html = block && "html" in block ? block.html : "";
  expect(html).toContain('<table role="table" class="wide">');
  expect(html).toContain('<td role="cell" data-head="d">4</td>');
});
