// What actions resolved: each is shown until it is put away, one after another, and everything as it stood then.

import type { GamePage } from "../games/page";
import { keep, recall } from "../store";
import type { Entry } from "../wire/wire";

/** What an action resolved, the view in which it is told, and the one before, if that is known. */
export type Resolved = { name: string; seq: number; ply: number; view: unknown; before: unknown };

export class Results {
  #waiting = $state.raw<readonly Resolved[]>([]);
  #missed: Resolved[] = [];
  // What was put away here: by its name, the ply that resolved it.
  #dismissed = new Map<string, number>();
  // What was put away before the table was opened, the last of it, and when.
  #told: { seq: number; name: string } | null;
  #last: number;
  #passed: unknown = null;
  #place: string;
  #page: Pick<GamePage<any>, "lastNames" | "told">;

  /** What a seat put away last is remembered: who comes back does not see it again. */
  constructor(match: string, seat: number | null, page: Pick<GamePage<any>, "lastNames" | "told">) {
    this.#page = page;
    this.#place = `told.${match}.${seat}`;
    const [, seq, name] = /^(\d+) (.+)$/.exec(recall(this.#place) ?? "") ?? [];
    this.#told = name ? { seq: Number(seq), name } : null;
    this.#last = Number(seq ?? 0);
  }

  /** What nobody has put away yet. */
  get held(): Resolved | null {
    return this.#waiting[0] ?? null;
  }

  /** Whether the same action resolved more than that. */
  get isPart(): boolean {
    const [now, next] = this.#waiting;
    return next !== undefined && next.seq === now!.seq;
  }

  /** Take in what is shown now. */
  note(entry: Entry): void {
    const { seq, ply, seat, view, event } = entry;
    const stories = this.#stories(entry, this.#passed);
    const isWatcher = seat === null;
    // A watcher has no turn at which to put it away.
    if (stories.length === 0 && isWatcher) this.#waiting = [];
    // What was resolved since then never was, and may come again; what stood before has been seen.
    if (event?.kind === "takeback") {
      this.#waiting = [];
      this.#dismissed = new Map([...this.#dismissed].filter(([, at]) => at <= ply));
      this.#told = null;
      for (const { name } of stories) this.#put(name, seq, ply);
    }
    const fresh = this.#fresh(stories);
    if (fresh.length > 0) this.#waiting = isWatcher ? fresh : [...this.#waiting, ...fresh];
    this.#passed = view;
  }

  /** Take in what was played before the table was opened, in order: what a seat could not see then is shown first. */
  miss(entry: Entry, isLast: boolean): void {
    const { seq, seat, view, event } = entry;
    const stories = this.#stories(entry, this.#passed);
    // What stood when the table was opened is told as it came about, now that this is known, where the game can.
    if (this.#page.told && stories.length > 0) {
      const standing = this.#page.lastNames(this.#passed);
      this.#waiting = this.#waiting.map((held) => (standing.includes(held.name) ? held : (stories.find(({ name }) => name === held.name) ?? held)));
    }
    this.#passed = view;
    if (seat === null) return;
    const isBack = event?.kind === "takeback";
    if (isBack && this.#told && seq > this.#told.seq) this.#told = null;
    // What came before its own action, or before what it put away, it has seen.
    if (isBack || event?.seat === seat || stories.some(({ name }) => name === this.#told?.name)) this.#missed = [];
    this.#missed.push(...this.#fresh(stories).filter(({ name }) => !this.#missed.some((other) => other.name === name)));
    if (!isLast) return;
    if (this.#missed.length > 0) this.#waiting = [...this.#missed, ...this.#waiting];
    this.#missed = [];
  }

  /** What these resolved is shown once more, after the view `before` them. */
  recall(entries: Entry[], before: unknown): void {
    for (const { view } of entries) for (const name of this.#page.lastNames(view)) this.#dismissed.delete(name);
    this.#told = null;
    this.#passed = before;
  }

  dismiss(): void {
    if (this.held) this.#put(this.held.name, this.held.seq, this.held.ply);
    this.#waiting = this.#waiting.slice(1);
  }

  /** All that stands as resolved there, in the order in which it is told. */
  #stories({ seq, ply, view }: Entry, before: unknown): Resolved[] {
    return this.#page.lastNames(view).map((name) => {
      const story = { name, seq, ply, view: this.#page.told?.(view, name, before) ?? view, before };
      before = story.view;
      return story;
    });
  }

  /** Those that neither wait nor were put away; with one of them, those told before it were. */
  #fresh(stories: Resolved[]): Resolved[] {
    const told = stories.findIndex(({ name }) => name === this.#told?.name);
    return stories.slice(told + 1).filter(({ name }) => !this.#dismissed.has(name) && !this.#waiting.some((other) => other.name === name));
  }

  #put(name: string, seq: number, ply: number): void {
    this.#dismissed.set(name, ply);
    if (seq < this.#last) return;
    this.#last = seq;
    keep(this.#place, `${seq} ${name}`);
  }
}
