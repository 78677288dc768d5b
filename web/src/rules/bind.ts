// Bind a rulebook from its Markdown, when the page is built.

import { Marked, type RendererObject, type Token, type Tokens } from "marked";
import { type Block, type Book, type Head, parseFigure } from "./book.ts";

/** From so many columns on, a table is told row by row on a phone. */
const WIDE = 4;

/** Bind the text of one language; `english` gives the headings their ids, so that a link works in every language. */
export function bind(text: string, english: string): Book {
  const ids = headings(english).map(({ text }) => slug(text));
  const heads: Head[] = [];
  const marked = new Marked({ renderer: renderer(heads, ids) });
  const blocks: Block[] = [];
  let run: Token[] = [];
  const close = () => {
    if (run.length > 0) blocks.push({ html: mark(marked.parser(run)) });
    run = [];
  };
  for (const token of marked.lexer(text)) {
    const link = lone(token);
    if (link && /\.\w\w\.md$/.test(link.href)) continue; // the other language: the bar leads there
    const figure = link && parseFigure(link.href);
    if (figure) close();
    if (figure) blocks.push({ figure, caption: refer(marked.Parser.parseInline(link.tokens)) });
    else {
      // The title and what introduces the game are a block of their own.
      if (token.type === "heading" && heads.length === 0 && blocks.length === 0 && run.some(({ type }) => type === "paragraph")) close();
      run.push(token);
    }
  }
  close();
  const [first, ...rest] = heads;
  return { title: first?.title ?? "", heads: rest, blocks };
}

function headings(text: string): Tokens.Heading[] {
  return new Marked().lexer(text).filter((token): token is Tokens.Heading => token.type === "heading");
}

export function slug(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

/** The link that is all of a paragraph. */
function lone(token: Token): Tokens.Link | null {
  const inner = token.type === "paragraph" ? (token as Tokens.Paragraph).tokens : [];
  return inner.length === 1 && inner[0]!.type === "link" ? (inner[0] as Tokens.Link) : null;
}

/** The ids of rules become framed anchors, and links to them small frames. */
function mark(html: string): string {
  return html
    .replace(/<a id="(\w+)"><\/a><strong>(\w+)\.<\/strong>/g, '<a class="rule" id="$1" href="#$1">$2</a>')
    .replace(/<a href="#([a-z]+\d+)">/g, '<a class="see" href="#$1">');
}

/** A link holds no links: the rules that a caption names become links here. */
function refer(html: string): string {
  return html.replace(/\b([A-Z]E?\d+)\b/g, (id) => `<a class="see" href="#${id.toLowerCase()}">${id}</a>`);
}

function renderer(heads: Head[], ids: string[]): RendererObject {
  return {
    heading({ tokens, depth, text }) {
      const id = ids[heads.length] ?? slug(text);
      heads.push({ id, level: depth, title: text });
      const inner = this.parser.parseInline(tokens);
      return depth === 1 ? `<h1>${inner}</h1>\n` : `<h${depth} id="${id}"><a href="#${id}">${inner}</a></h${depth}>\n`;
    },
    // With roles: a browser forgets that it is a table once its rows are blocks.
    table({ header, rows }) {
      const titles = header.map(({ tokens }) => this.parser.parseInline(tokens));
      const cells = (row: Tokens.TableCell[]) =>
        row.map(({ tokens }, at) => `<td role="cell" data-head="${strip(titles[at]!)}">${this.parser.parseInline(tokens)}</td>`).join("");
      const head = titles.map((title) => `<th role="columnheader" scope="col">${title}</th>`).join("");
      const body = rows.map((row) => `<tr role="row">${cells(row)}</tr>`).join("");
      return (
        `<table role="table"${header.length >= WIDE ? ' class="wide"' : ""}>` +
        `<thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${body}</tbody></table>\n`
      );
    },
  };
}

function strip(html: string): string {
  return html.replace(/<[^>]+>/g, "").replace(/"/g, "&quot;");
}
