// A diagram of the rules: a few plies of a written game, told by the server as somebody saw them.

import { replay, Unanswered } from "../api";
import { pageOf } from "../games/catalogue";
import { marksOf } from "../games/mark";
import type { GamePage } from "../games/page";
import { Picker } from "../table/picker.svelte";
import { learn } from "../text.svelte";
import type { Entry, Legal, Say } from "../wire/wire";
import type { Figure } from "./book";

const TRANSCRIPTS = import.meta.glob<string>("../../../docs/rules/diagrams/*.txt", { query: "?raw", import: "default" });

/** A position, what led to it and what that resolved, and what may be done there. */
export type Step = { entry: Entry; says: Say[]; legal: Legal[]; picked: string[]; isResolving: boolean };

export class Diagram {
  page = $state.raw<GamePage<any> | null>(null);
  steps = $state.raw<Step[]>([]);
  at = $state(0);
  isLost = $state(false);
  /** It shows what may be done; nothing is played. */
  readonly picker = new Picker(() => {}, () => {});

  now = $derived(this.steps[this.at] ?? null);
  last = $derived(this.steps.length - 1);
  marks = $derived(this.now?.entry.event && this.page ? marksOf([this.now.entry.event], this.page) : new Map<string, string>());

  #game: string;
  #figure: Figure;
  #loading: Promise<void> | null = null;

  constructor(game: string, figure: Figure) {
    this.#game = game;
    this.#figure = figure;
  }

  /** Fetch it, once; where nothing answers, it can be asked for again. */
  load(): Promise<void> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      if (!(error instanceof Unanswered)) console.error(error);
      this.isLost = true;
      this.#loading = null;
    });
    return this.#loading;
  }

  go(to: number): void {
    // Nothing derived is read here: whoever asked may have left the page meanwhile.
    this.at = Math.min(Math.max(0, to), this.steps.length - 1);
    const { legal, picked } = this.steps[this.at]!;
    this.picker.offer(legal);
    this.picker.picked = picked;
  }

  async #load(): Promise<void> {
    const { file, plies, eyes } = this.#figure;
    const transcript = (await TRANSCRIPTS[`../../../docs/rules/diagrams/${file}.txt`]?.()) ?? "";
    const [page] = await Promise.all([pageOf(this.#game), learn(this.#game)]);
    if (!page) throw new Error(`no page for the game ${this.#game}`);
    const seat = eyes === "all" ? "all" : page.colours.indexOf(eyes);
    // One before, to tell what is new; one behind, to tell what is about to be played.
    const since = Math.max(0, plies[0]! - 2);
    const entries = await replay({ transcript, seat, since, limit: plies.at(-1)! - since + 1, legal: true });
    this.steps = stepsOf(entries, plies, page);
    this.page = page;
    this.isLost = false;
    this.go(0);
  }
}

/** The positions after some plies of `entries`. */
export function stepsOf(entries: Entry[], plies: number[], page: Pick<GamePage<any>, "lastName">): Step[] {
  return plies.map((ply) => {
    const at = entries.findIndex((entry) => entry.ply === ply);
    const entry = entries[at]!;
    const name = page.lastName(entry.view);
    return {
      entry,
      says: entry.event ? [entry.event.say, ...entry.event.last] : [],
      legal: entry.legal,
      picked: held(entry.legal, entries[at + 1]),
      isResolving: name !== null && at > 0 && page.lastName(entries[at - 1]!.view) !== name,
    };
  });
}

/** What is in the hand that is about to play: all touches of the next action but the last. */
function held(legal: Legal[], next: Entry | undefined): string[] {
  return legal.find(({ notation }) => notation === next?.event?.notation)?.target.slice(0, -1) ?? [];
}
