// A visit to a replay: what is to be told, read as a whole, or why it cannot be.

import { games, look, Refused } from "../api";
import { pageOf } from "../games/catalogue";
import { held } from "../keys";
import { learn } from "../text.svelte";
import type { Entry, GameFacts, Say } from "../wire/wire";
import { parse } from "./address";
import { readAll, type Eyes, type Origin } from "./origin";
import { Replay } from "./replay.svelte";

export type Problem = { say: Say; line: number | null };

export class Visit {
  replay = $state.raw<Replay | null>(null);
  problem = $state.raw<Problem | null>(null);
  isReading = $state(false);
  /** How many events have come so far. */
  count = $state(0);

  /** Read a match of the server, and go to the step that a link names. */
  openMatch(match: string, hash: string): Promise<void> {
    return this.#try(async () => {
      const mine = held(match);
      const first = await look(match, null);
      const facts = await factsOf(first.game);
      const isOver = first.status === "over";
      const own = mine?.seats.length === 1 && facts.hidden ? mine.seats[0]! : null;
      const place = parse(hash, facts.seat_names.slice(0, first.seats.length));
      // Around one screen nobody's tiles are shown while it is played; without anything hidden all see the same.
      const origin: Origin = { kind: "match", match, key: isOver ? null : (own?.key ?? null), isOver };
      const eyes = !facts.hidden ? null : isOver ? (place?.eyes ?? own?.seat ?? "all") : (own?.seat ?? null);
      await this.#open(facts, origin, eyes, mine?.commitment ?? null);
      if (place) this.replay?.goTo(place.ply);
    });
  }

  /** Read a transcript that somebody brought. */
  openTranscript(transcript: string): Promise<void> {
    return this.#try(async () => {
      // The first line that says a game does: whether it is one is the server's to say.
      const game = /^game: (.+)$/m.exec(transcript)?.[1]?.trim() ?? "";
      const facts = await factsOf(game).catch(() => null);
      const origin: Origin = { kind: "transcript", transcript };
      const eyes: Eyes = facts?.hidden ? "all" : null;
      await this.#open(facts, origin, eyes, null);
    });
  }

  close(): void {
    this.replay?.pause();
    this.replay = null;
    this.problem = null;
  }

  async #open(facts: GameFacts | null, origin: Origin, eyes: Eyes, kept: string | null): Promise<void> {
    const entries = await readAll(origin, eyes, (count) => (this.count = count));
    const known = facts ?? (await factsOf(entries[0]?.game ?? ""));
    const page = await pageOf(known.name);
    if (!page) return void (this.problem = { say: { id: "web-no-board", args: { game: known.title } }, line: null });
    const opened = new Replay({ facts: known, page, origin, entries, eyes, commitment: kept ?? keptFor(entries) });
    if (opened.steps.length === 0) this.problem = { say: { id: "web-nothing-yet" }, line: null };
    else this.replay = opened;
  }

  async #try(what: () => Promise<void>): Promise<void> {
    this.close();
    this.isReading = true;
    this.count = 0;
    try {
      await what();
    } catch (error) {
      if (error instanceof Refused) this.problem = { say: error.say, line: lineOf(error.say) };
      else {
        console.error(error);
        this.problem = { say: { id: "web-unanswered" }, line: null };
      }
    } finally {
      this.isReading = false;
    }
  }
}

/** The seal that this browser kept of the match that a transcript tells. */
function keptFor(entries: Entry[]): string | null {
  const match = entries[0]?.match;
  return match ? (held(match)?.commitment ?? null) : null;
}

function lineOf({ args }: Say): number | null {
  return typeof args?.line === "number" ? args.line : null;
}

async function factsOf(game: string): Promise<GameFacts> {
  const facts = (await games()).find(({ name }) => name === game);
  if (!facts) throw new Error(`no such game: ${game}`);
  await learn(game);
  return facts;
}
