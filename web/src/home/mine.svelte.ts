// The matches whose keys are here. They are read as a watcher: nobody's tiles come to this page.

import { look } from "../api";
import { CLOCK } from "../clock";
import { all, type Held } from "../keys";
import { learn } from "../text.svelte";
import type { Body, GameFacts } from "../wire/wire";

export type Row = { held: Held; body: Body; facts: GameFacts; at: number };

const MOST = 8;

export class Mine {
  rows = $state.raw<Row[] | null>(null);
  /** How many more there are than are read. */
  more = $state(0);
  #most = MOST;
  #games: GameFacts[];

  constructor(games: GameFacts[]) {
    this.#games = games;
  }

  /** Those that wait for somebody at this screen. */
  waiting = $derived((this.rows ?? []).filter(isMine));

  async load(): Promise<void> {
    const known = all();
    this.more = Math.max(0, known.length - this.#most);
    const before = new Map(this.rows?.map((row) => [row.held.match, row]));
    const read = known.slice(0, this.#most).map(async (held): Promise<Row | null> => {
      const facts = this.#games.find(({ name }) => name === held.game);
      const old = before.get(held.match);
      if (!facts) return null;
      if (old?.body.status === "over") return old; // nothing happens there any more
      try {
        const [body] = await Promise.all([look(held.match, null), learn(facts.name)]);
        return { held, facts, body, at: CLOCK.now() };
      } catch {
        // Of a match that this server does not know the keys stay: another at this address may.
        return old ?? null;
      }
    });
    this.rows = order((await Promise.all(read)).filter((row) => row !== null));
  }

  showAll(): Promise<void> {
    this.#most = Infinity;
    return this.load();
  }
}

export function isMine({ held, body }: Pick<Row, "held" | "body">): boolean {
  return body.status === "playing" && held.seats.some(({ seat }) => seat === body.to_move && !body.seats[seat]?.caretaker);
}

/** What waits for us first, what is over last, else as it was. */
export function order<R extends Pick<Row, "held" | "body">>(rows: R[]): R[] {
  const rank = (row: R) => (row.body.status === "over" ? 2 : isMine(row) ? 0 : 1);
  return [...rows].sort((a, b) => rank(a) - rank(b));
}
