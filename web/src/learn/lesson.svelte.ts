// One learner in a lesson: where they are, what they see, what they do. Nothing of it is kept by the server.

import { replay, replayWhy } from "../api";
import { CLOCK, type Clock } from "../clock";
import type { GamePage } from "../games/page";
import { keep, recall } from "../store";
import { Picker } from "../table/picker.svelte";
import { Queue } from "../table/queue.svelte";
import { Slips } from "../table/slips.svelte";
import type { Entry, Event, GameFacts, Legal } from "../wire/wire";
import { after, before, expand, format, pliesAt, stepAt, type Course, type Place } from "./course";


export type Opening = {
  course: Course;
  facts: GameFacts;
  // Each game has a view of its own type; the shell hands it on unread.
  page: GamePage<any>;
  at: Place;
  entry: Entry;
};

/** Where a learner left this lesson, as far as it still has that chapter. */
export function recallPlace(course: Course): Place {
  const chapter = Number(recall(`learn.${course.game}`));
  return { chapter: Number.isInteger(chapter) && chapter > 0 && chapter < course.chapters.length ? chapter : 0, step: 0 };
}

/** What the learner sees after these plies: each of those that follow number `since`. */
export function ask(course: Course, plies: string[], since: number): Promise<Entry[]> {
  return replay({ transcript: format(course, plies), seat: course.seat, since, legal: true });
}

export class Lesson {
  readonly course: Course;
  readonly facts: GameFacts;
  readonly page: GamePage<any>;
  readonly queue: Queue<Entry>;
  readonly picker: Picker;
  at = $state.raw<Place>({ chapter: 0, step: 0 });
  /** The learner did something that is allowed, but not what the lesson needs. */
  isAside = $state(false);
  isAsking = $state(false);
  /** What is refused is said until something else is done. */
  readonly slips = new Slips(() => {});
  /** What others did since the learner's last action. */
  replies = $state.raw<Event[]>([]);
  /** The keys of a table know of a count that waits; here a step shows it. */
  readonly held = null;

  chapter = $derived.by(() => this.course.chapters[this.at.chapter] ?? null);
  step = $derived.by(() => stepAt(this.course, this.at));
  isAsked = $derived(this.step?.ask !== undefined);
  /** Whether what was resolved is shown in place of the board. */
  isResolving = $derived.by(
    () => this.step?.last === true && this.queue.isDrained && this.page.lastNames(this.queue.shown.view).length > 0,
  );
  /** What is pointed at now, the next thing to touch too. */
  pointed = $derived.by((): string[] => {
    const { show = [], ask = [], free = false } = this.step ?? {};
    if (this.isAsking || free) return show;
    const { picked } = this.picker;
    const targets = this.picker.legal.filter(({ notation }) => ask.includes(notation)).map(({ target }) => target);
    const touches = targets.map((target) => target[picked.every((touch, at) => target[at] === touch) ? picked.length : 0]!);
    return [...show, ...new Set(touches)];
  });

  #plies: string[];
  // Answers that come after the learner has gone elsewhere must not be shown.
  #errand = 0;

  constructor({ course, facts, page, at, entry }: Opening, isStill: () => boolean, clock: Clock = CLOCK) {
    this.course = course;
    this.facts = facts;
    this.page = page;
    this.#plies = pliesAt(course, at);
    this.queue = new Queue<Entry>(entry, clock, () => {}, isStill);
    this.picker = new Picker(
      (legal) => void this.#play(legal),
      (touches) => void this.#refuse(touches),
    );
    // Nothing is lost here by a touch too many.
    this.picker.confirms = false;
    this.#settle(at);
  }

  /** Go on, once what is said has been read. */
  async next(): Promise<void> {
    if (!this.isAsked && this.step) await this.#advance([]);
  }

  /** Have done what is asked. */
  async show(): Promise<void> {
    const notation = this.step?.ask?.[0];
    if (notation !== undefined) await this.#advance([`${this.course.me} ${notation}`]);
  }

  async back(): Promise<void> {
    const to = before(this.course, this.at);
    if (to) await this.go(to);
  }

  /** Go to any step, as it is for somebody who did what was asked before it. */
  go(to: Place): Promise<void> {
    const plies = pliesAt(this.course, to);
    return this.#ask(plies, plies.length - 1, (entries) => {
      this.queue.skip();
      this.queue.refresh(entries.at(-1)!);
      this.replies = [];
      this.#plies = plies;
      this.#settle(to);
    });
  }

  close(): void {
    this.queue.stop();
    this.slips.forget();
    this.#errand += 1;
  }

  #settle(at: Place): void {
    this.at = at;
    this.isAside = false;
    this.slips.forget();
    this.picker.offer(this.isAsked ? this.queue.newest.legal : []);
    keep(`learn.${this.course.game}`, String(at.chapter));
  }

  async #play(legal: Legal): Promise<void> {
    const { ask = [], free = false } = this.step ?? {};
    if (free || ask.includes(legal.notation)) return this.#advance([`${this.course.me} ${legal.notation}`]);
    this.picker.offer(this.queue.newest.legal);
    this.slips.forget();
    this.isAside = true;
  }

  /** Play what was asked and what follows, and go to the next step. */
  async #advance(own: string[]): Promise<void> {
    const to = after(this.course, this.at);
    if (this.course.chapters[to.chapter]?.start && to.step === 0) return this.go(to);
    const more = [...own, ...expand(this.step?.then)];
    if (more.length === 0) return this.#settle(to);
    const plies = [...this.#plies, ...more];
    await this.#ask(plies, this.#plies.length, (entries) => {
      for (const entry of entries) this.queue.push(entry);
      this.replies = entries.flatMap(({ event }) => (event && event.seat !== this.course.seat ? [event] : []));
      this.#plies = plies;
      this.#settle(to);
    });
  }

  async #ask(plies: string[], since: number, take: (entries: Entry[]) => void): Promise<void> {
    const errand = (this.#errand += 1);
    this.slips.forget();
    this.isAsking = true;
    this.picker.legal = [];
    try {
      const entries = await ask(this.course, plies, since);
      if (errand === this.#errand) take(entries);
    } catch (error) {
      if (errand !== this.#errand) return;
      this.picker.offer(this.isAsked ? this.queue.newest.legal : []);
      this.slips.fail(error);
    } finally {
      if (errand === this.#errand) this.isAsking = false;
    }
  }

  async #refuse(touches: string[]): Promise<void> {
    if (!this.isAsked || this.isAsking) return;
    const wanted = { transcript: format(this.course, this.#plies), seat: this.course.seat, target: touches.join(",") };
    await this.slips.ask(touches.at(-1)!, () => replayWhy(wanted));
  }
}
