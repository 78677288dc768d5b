// A diagram: a few plies of a written game as somebody saw them.

import { Unanswered } from "../api";
import { pageOf } from "../games/catalogue";
import { marksOf } from "../games/mark";
import type { GamePage } from "../games/page";
import { Picker } from "../table/picker.svelte";
import { learn } from "../text.svelte";
import type { Entry, Legal, Say } from "../wire/wire";
import type { Figure } from "./book";

/** A position and what led to it, as the wire tells it. */
export type Told = Pick<Entry, "ply" | "view" | "legal" | "event">;

/** Who tells the plies of a figure, best with one before and one behind. */
export type Tell = (figure: Figure, page: GamePage<any>) => Promise<Told[]>;

/** A position, what led to it and what that resolved, and what may be done there. */
export type Step = { entry: Told; says: Say[]; legal: Legal[]; picked: string[]; isResolving: boolean };

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
  #tell: Tell;
  #loading: Promise<void> | null = null;

  constructor(game: string, figure: Figure, tell: Tell) {
    this.#game = game;
    this.#figure = figure;
    this.#tell = tell;
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
    const [page] = await Promise.all([pageOf(this.#game), learn(this.#game)]);
    if (!page) throw new Error(`no page for the game ${this.#game}`);
    const entries = await this.#tell(this.#figure, page);
    this.steps = stepsOf(entries, this.#figure.plies, page);
    this.page = page;
    this.isLost = false;
    this.go(0);
  }
}

/** The positions after some plies of `entries`. */
export function stepsOf(entries: Told[], plies: number[], page: Pick<GamePage<any>, "lastNames">): Step[] {
  return plies.map((ply) => {
    const at = entries.findIndex((entry) => entry.ply === ply);
    const entry = entries[at]!;
    return {
      entry,
      says: entry.event ? [entry.event.say, ...entry.event.last] : [],
      legal: entry.legal,
      picked: held(entry.legal, entries[at + 1]),
      isResolving: at > 0 && page.lastNames(entry.view).some((name) => !page.lastNames(entries[at - 1]!.view).includes(name)),
    };
  });
}

/** What is in the hand that is about to play: all touches of the next action but the last. */
function held(legal: Legal[], next: Told | undefined): string[] {
  return legal.find(({ notation }) => notation === next?.event?.notation)?.target.slice(0, -1) ?? [];
}
