// What a game gives the page: its drawings, and sentences about a view. No rules.

import type { Component } from "svelte";
import type { Sound } from "../sound/sound.svelte";
import type { Picker } from "../table/picker.svelte";
import type { Outcome, Say } from "../wire/wire";

/** A board reports touches: everything that can be touched carries `data-target` and calls `picker.touch`. */
export type BoardProps<View> = { view: View; picker: Picker };

export type GamePage<View> = {
  /** The plate. */
  Board: Component<BoardProps<View>>;
  /** What lies under the prompt: a hand, a stock, dice; in the end with how it ended. `isTold`: what was resolved is shown. */
  Tray: Component<BoardProps<View> & { outcome?: Outcome | null; isTold?: boolean }>;
  /** On a phone, above the plate: the seats and the score at a glance. `before`: while something resolved is told, the view before it, if it is known. */
  Strip: Component<{ view: View; before?: View | null }>;
  /** What an action resolved (`last`), shown as an event in place of the plate. */
  Last: Component<{ view: View }>;
  /** On a phone, with the players: what everybody may look at and the plate has no room for. */
  Known?: Component<{ view: View }>;
  /** Parts of the plate that can stand alone, by name: a diagram of the rules shows them. `last` is `Last` without the plate. */
  parts?: Record<string, Component<BoardProps<View>>>;
  /** By seat: the token's colour (`--brown`, `--on-brown`) and its emblem in symbols.svg. */
  colours: string[];
  emblems: string[];
  /** Say ids that head a section of the log. */
  headings: string[];
  /** A sentence of the log, if the page can say it better than a terminal. */
  retell(say: Say): Say;
  /** Where the match is: "Election 6 of 9". */
  where(view: View): Say;
  /** What whoever is to move may do now, in the imperative, and a softer second line. */
  prompt(view: View, picker: Picker): { title: Say; hint: Say | null };
  /** A softer line under whose turn it is, for whoever waits. */
  waiting?(view: View): Say | null;
  /** Beside the prompt while `Last` is shown. */
  promptLast(view: View): { title: Say; hint: Say | null };
  /** How long `Last` counts before its result may be told elsewhere, in milliseconds, and what is said meanwhile; null where it keeps nothing back. */
  counting?(view: View): { ms: number; say: Say } | null;
  /** A line about a seat, and its score. */
  facts(view: View, seat: number): { say: Say; score: number };
  /** What stands as `last`, by names that are new for each new one; several are told one after another. */
  lastNames(view: View): string[];
  /** The view in which one of several is told, or which has gone on meanwhile, as it stood then; `before` is the one a ply earlier, if it is known. */
  told?(view: View, name: string, before: View | null): View;
  /** Which election, season or round it is, from 1: they mark the timeline of a replay. */
  chapter(view: View): number;
  /** What the notation of an action names on the board; what is not there is not marked. */
  marks?(notation: string): string[];
  /** What is heard when an action is shown, by what is said of it; most make no sound. */
  sound?(say: Say): Sound | null;
  /** Fetch what the drawings of a view need besides: a map, a duel. */
  prepare?(view: View): Promise<unknown>;
  /** The plate needs the width of the rail: seats are on the plate, and the log is opened from the bar. */
  isWide?(view: View): boolean;
  /** The plate has what everybody has: the rail need not say it again. */
  hasSeats?: boolean;
};
