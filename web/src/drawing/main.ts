// A drawing on its own, in a frame of a notebook or of the manual: the board of the table, all in one script.
// What is to be drawn stands in the document; `src/pelagos/drawing/` writes both.

import "../look/fonts.css";
import "../look/tokens.css";
import "../look/page.css";
import "./drawing.css";
import { mount } from "svelte";
import symbols from "../look/symbols.svg?raw";
import Diagram from "../rules/Diagram.svelte";
import type { Told } from "../rules/diagram.svelte";
import { type Language, speak } from "../text.svelte";
import { followTheme } from "../theme.svelte";

/** As `Drawing` in Python writes it: without a theme the frame follows the page around it. */
type Order = {
  game: string;
  language: Language;
  theme: "light" | "dark" | null;
  caption: string | null;
  plies: number[];
  parts: string[];
  told: Told[];
};

const order: Order = JSON.parse(document.getElementById("order")!.textContent);
const { game, language, theme, caption, plies, parts, told } = order;
const root = document.documentElement;
root.dataset.theme = theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
if (theme === null) followTheme();

const sheet = document.createElement("div");
sheet.className = "symbols";
sheet.innerHTML = symbols;
document.body.append(sheet);

void speak(language).then(() => {
  const figure = { file: "", eyes: "", plies, parts };
  mount(Diagram, { target: document.body, props: { game, figure, caption, tell: async () => told } });
  // Nobody outside may look in: the frame says how high it is.
  new ResizeObserver(() => parent.postMessage({ height: Math.ceil(root.getBoundingClientRect().height) }, "*")).observe(root);
});
