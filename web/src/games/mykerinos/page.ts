// Mykerinos on the page: its drawings, and sentences about a view.

import type { View } from "../../wire/mykerinos";
import type { GamePage } from "../page";
import Board from "./Board.svelte";
import Last from "./Last.svelte";
import Museum from "./Museum.svelte";
import { COLOURS, EMBLEMS, scoreOf } from "./name";
import { prompt, promptLast, waiting } from "./prompt";
import Region from "./Region.svelte";
import Strip from "./Strip.svelte";
import { EXHIBITION, sheetEnd, told } from "./tell";
import Tray from "./Tray.svelte";
import "./mykerinos.css";

export const PAGE: GamePage<View> = {
  Board,
  Tray,
  Strip,
  Last,
  parts: { region: Region, museum: Museum },
  colours: COLOURS,
  emblems: EMBLEMS,
  headings: ["mykerinos-surveyed", "mykerinos-exhibition"],
  retell: (say) => say,
  where: (view) => ({ id: "mykerinos-title", args: { season: view.season, stage: view.stage } }),
  prompt,
  promptLast,
  waiting,
  // Only the exhibition keeps its result back; what a survey says is said at once.
  counting: (view) => (view.last!.exhibition ? { ms: sheetEnd(view.wings.length), say: { id: "mykerinos-page-opens" } } : null),
  facts: (view, seat) => {
    const { stock, general } = view.players[seat]!;
    const first = view.first === seat ? "yes" : "no";
    return { say: { id: "mykerinos-page-facts", args: { stock, general, first } }, score: scoreOf(view, seat) };
  },
  chapter: (view) => view.season,
  marks: (notation) => {
    const [, space, room] = /^(?:(?:neutral-)?(?:dig|extend|on)-(.+)|book-(.+))$/.exec(notation) ?? [];
    return space ? [`space:${space}`] : room ? [`room:${room}`] : [];
  },
  sound: ({ id }) => (/-(dig|extend|on|book|take)$/.test(id) ? "place" : null),
  lastNames: ({ last }) => (last ? [last.surveys.map(({ season, area }) => `survey-${season}-${area}`).join(" "), ...(last.exhibition ? [EXHIBITION] : [])] : []),
  told,
};
