// Tyrus on the page: its drawings, and sentences about a view.

import type { Picker } from "../../table/picker.svelte";
import type { View } from "../../wire/tyrus";
import type { Say } from "../../wire/wire";
import type { GamePage } from "../page";
import Board from "./Board.svelte";
import { formatSum, readSum, resultAt } from "./count";
import Known from "./Known.svelte";
import Last from "./Last.svelte";
import { EMBLEMS, isClosed, KINDS, OFFICES, SIDES, tileArgs } from "./name";
import Strip from "./Strip.svelte";
import Tray from "./Tray.svelte";
import "./tyrus.css";

type Prompt = { title: Say; hint: Say | null };

export const PAGE: GamePage<View> = {
  Board,
  Tray,
  Strip,
  Last,
  Known,
  colours: SIDES,
  emblems: EMBLEMS,
  headings: ["tyrus-card", "tyrus-counted"],
  retell,
  where: (view) => say("tyrus-title", { election: view.election }),
  prompt,
  promptLast,
  counting: (view) => ({ ms: resultAt(view.last!), say: say("tyrus-page-counting") }),
  facts: (view, seat) => ({
    say: say("tyrus-page-facts", { hand: view.hands[seat]!.count, supply: view.supplies[seat]! }),
    score: view.representatives[seat]!,
  }),
  chapter: (view) => view.election,
  sound: ({ id }) => (id.startsWith("tyrus-place") ? "place" : null),
  lastNames: ({ last }) => (last ? [`election-${last.election}`] : []),
  // The next election begins once this one has been put away.
  told: (view) => ({ ...view, election: view.last!.election, elections: view.elections.slice(0, view.last!.election) }),
};

function say(id: string, args: Say["args"] = {}): Say {
  return { id, args };
}

/** The board shows the tiles of a sum; in the log the figures are enough, with those that a floor at 0 has hidden (T11). */
function retell(told: Say): Say {
  if (told.id !== "tyrus-sum") return told;
  const sum = readSum(String(told.args!.sum));
  const { votes, counters, counter_counters: protects } = sum;
  const isWhole = counters >= protects && counters - protects <= votes;
  const floor = isWhole || counters === 0 ? "no" : protects > 0 ? "both" : "counters";
  return say("tyrus-page-sum", { ...told.args, sum: formatSum(sum), floor, counters, protects });
}

function prompt(view: View, picker: Picker): Prompt {
  const [tile, building] = picker.picked.map((touch) => touch.slice(touch.indexOf(":") + 1));
  const hint = say("tyrus-page-hint", { tile: placed(view) + 1, office: view.office!, first: view.election === 1 ? "yes" : "no" });
  if (tile === undefined) return { title: say("tyrus-page-choose"), hint };
  if (building === undefined) return { title: say("tyrus-page-place", tileArgs(tile)), hint };
  const [owner, kind] = building.split("-") as [string, string];
  const whose = owner === SIDES[view.seat!] ? "yours" : "theirs";
  // Elsewhere a tile waits for its election.
  const office = OFFICES[KINDS.indexOf(kind)]!;
  return { title: say("tyrus-page-confirm", { ...tileArgs(tile), owner, building: kind, whose }), hint: office === view.office ? say("tyrus-standing") : say("tyrus-page-waits", { office, closed: isClosed(view, office) ? "yes" : "no" }) };
}

/** How many tiles whoever looks has placed in this election. */
function placed(view: View): number {
  const tiles = view.buildings.flatMap((building) => building.tiles);
  return tiles.filter((tile) => tile.seat === view.seat && tile.election === view.election).length;
}

function promptLast(view: View): Prompt {
  const { winner, sums, buildings } = view.last!;
  const scores = sums.map((sum) => sum.score);
  const args = { most: Math.max(...scores), least: Math.min(...scores) };
  const tiles = buildings.reduce((sum, building) => sum + building.tiles.length, 0);
  const title =
    winner === null ? say("tyrus-page-null", args)
    : winner === view.seat ? say("tyrus-page-won", args)
    : say("tyrus-page-taken", { ...args, seat: SIDES[winner]! });
  return { title, hint: say("tyrus-page-leave", { tiles }) };
}

