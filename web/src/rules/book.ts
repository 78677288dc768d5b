// A rulebook as the page reads it, and what can be found in it. Pure.

/** Some plies of a written game, as somebody saw them, and which drawings of its page show them. */
export type Figure = { file: string; plies: number[]; eyes: string; parts: string[] };

/** Text, or a figure under its caption. */
export type Block = { html: string } | { figure: Figure; caption: string };

/** A heading; its id is the same in every language. */
export type Head = { id: string; level: number; title: string };

export type Book = { title: string; heads: Head[]; blocks: Block[] };

/** A rule, by its id as it is written, and what it says. */
export type Rule = { id: string; text: string };

/** A rule that was found: its words around what was looked for. */
export type Found = { id: string; before: string; match: string; after: string };

const FORM = /^diagrams\/([\w-]+)\.txt#([\d,-]+):(\w+):([\w+]+)$/;

/** Read where a diagram points: "diagrams/tyrus-row.txt#20,21-26:brown:board+tray". */
export function parseFigure(href: string): Figure | null {
  const [, file, plies, eyes, parts] = FORM.exec(href) ?? [];
  if (!file || !plies || !eyes || !parts) return null;
  return { file, plies: plies.split(",").flatMap(range), eyes, parts: parts.split("+") };
}

function range(text: string): number[] {
  const [first, last = first] = text.split("-").map(Number) as [number, number?];
  return Array.from({ length: last! - first + 1 }, (_, at) => first + at);
}

/** As one types it: without case, accents, or the kind of spaces and apostrophes. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").replace(/\s/g, " ").toLowerCase();
}

const AROUND = 36;

/** The rules that have this id, then those with an id that begins so, then those that say it. */
export function find(rules: Rule[], query: string): Found[] {
  const wanted = plain(query.trim());
  if (wanted === "") return [];
  const named = rules.filter(({ id }) => plain(id).startsWith(wanted));
  named.sort((a, b) => Number(plain(b.id) === wanted) - Number(plain(a.id) === wanted));
  const saying = wanted.length < 2 ? [] : rules.filter((rule) => !named.includes(rule) && at(rule, wanted) >= 0);
  return [
    ...named.map(({ id, text }) => ({ id, before: "", match: "", after: cut(text, 2 * AROUND) })),
    ...saying.map((rule) => quote(rule, at(rule, wanted), wanted.length)),
  ];
}

function at({ text }: Rule, wanted: string): number {
  return fold(text).indexOf(wanted);
}

/** Plain, letter by letter, so that places stay where they are. */
function fold(text: string): string {
  return [...text].map((letter) => plain(letter).slice(0, 1) || " ").join("");
}

function quote({ id, text }: Rule, at: number, length: number): Found {
  const start = at <= AROUND ? 0 : text.indexOf(" ", at - AROUND) + 1 || at;
  const before = (start > 0 ? "…" : "") + text.slice(Math.min(start, at), at);
  return { id, before, match: text.slice(at, at + length), after: cut(text.slice(at + length), AROUND) };
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(" ", length);
  return `${text.slice(0, end > 0 ? end : length)}…`;
}

/** Which heading one reads under: the last that has come above the line. */
export function reading(tops: number[], line: number): number {
  return Math.max(0, tops.findLastIndex((top) => top <= line));
}
