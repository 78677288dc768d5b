// Minos on the page: its drawings, and sentences about a view.

import type { View } from "../../wire/minos";
import type { GamePage } from "../page";
import Aftermath from "./Aftermath.svelte";
import Board from "./Board.svelte";
import { chartOf } from "./chart";
import { duel, fought, toldAt } from "./duel";
import Fought from "./Fought.svelte";
import Holdings from "./Holdings.svelte";
import Map from "./Map.svelte";
import { COLOURS, EMBLEMS } from "./name";
import { prompt, promptLast } from "./prompt";
import Strip from "./Strip.svelte";
import Tray from "./Tray.svelte";
import "./minos.css";

export const PAGE: GamePage<View> = {
  Board,
  Tray,
  Strip,
  Last: Aftermath,
  parts: { map: Map, holdings: Holdings, last: Fought },
  colours: COLOURS,
  emblems: EMBLEMS,
  headings: ["minos-duel"],
  retell: (say) => say,
  where: ({ round, rounds, stage }) => ({ id: "minos-title", args: { round, rounds, stage } }),
  prompt,
  promptLast,
  counting: ({ last }) => ({ ms: toldAt(last!.duels.length), say: { id: "minos-page-fought", args: { place: last!.place } } }),
  facts: (view, seat) => {
    const { value, talents, rings, is_out } = view.players[seat]!;
    return { say: is_out ? { id: "minos-page-out" } : { id: "minos-page-facts", args: { talents, rings } }, score: value };
  },
  chapter: ({ round }) => round,
  // Where a piece has come to, or something new stands; a harbour has the name of its site.
  marks: (notation) => {
    const [deed, place, other] = notation.split("-") as [string, string, string | undefined];
    if (deed === "sail") return [`sea:${other}`, `harbour:${other}`];
    if (deed === "walk") return [`site:${other}`, `point:${other}`];
    return ["build", "recruit", "launch"].includes(deed) ? [`site:${place}`] : [];
  },
  sound: ({ id }) => {
    if (id.startsWith("minos-throw")) return "dice";
    return /-(sail|walk|attack|build|recruit|launch|buy-ring)$/.test(id) ? "place" : null;
  },
  lastNames: ({ last }) => {
    if (!last) return [];
    const throws = last.duels.flatMap(({ attack, defence }) => [...attack.dice, ...defence.dice].map(({ face }) => face.slice(0, 2))); // scales, star
    return [`duel-${last.attacker}-${last.piece}-${last.place}-${throws.join("")}`];
  },
  // Who lost a piece has it, until that has been told and put away.
  told: (view, _, before) => (before?.conflict ? { ...before, seat: view.seat, to_move: null, last: view.last } : view),
  prepare: ({ map, conflict, last }) => Promise.all([chartOf(map), conflict && duel(), last && fought()]),
  hasSeats: true,
  isWide: (view) => view.map === "mediterranean",
};
