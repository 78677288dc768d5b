// A visit to a match: which keys are here, who sits at the screen, and the table of that seat.

import { gamesFirst, lookFirst } from "../ahead";
import { look, Refused } from "../api";
import { pageOf } from "../games/catalogue";
import type { GamePage } from "../games/page";
import { drop, held, hold, type Held } from "../keys";
import type { Line } from "../live";
import { learn } from "../text.svelte";
import type { Body, GameFacts, Say } from "../wire/wire";
import { curtain, ending, invite } from "./beside";
import { Screen } from "./screen.svelte";
import { Table } from "./table.svelte";

// What a table shows besides the board is there with it: nothing moves once it is seen.
const BESIDES: Partial<Record<Body["status"], () => unknown>> = { open: invite, over: ending };

export class Visit {
  readonly match: string;
  screen = $state.raw<Screen | null>(null);
  /** The sitting of the one who looks at the screen; null behind the curtain. */
  table = $state.raw<Table | null>(null);
  problem = $state.raw<Say | null>(null);
  /** Where hands are hidden it is there beforehand: it must be able to fall at once. */
  Curtain = $state.raw<Awaited<ReturnType<typeof curtain>> | null>(null);
  facts = $state.raw<GameFacts | null>(null);
  page = $state.raw<GamePage<any> | null>(null);

  #dial: (url: string) => Line;
  #isStill: () => boolean;
  #held: Held | null = null;
  // The key of a link, until it has opened its seat.
  #linked: string | null = null;
  // Answers that come after the screen has changed hands must not be shown.
  #errand = 0;

  constructor(match: string, dial: (url: string) => Line, isStill: () => boolean) {
    this.match = match;
    this.#dial = dial;
    this.#isStill = isStill;
  }

  /** Come in, with the key of a link if there was one; it is tried again until somebody says what it opens. */
  async enter(linked: string | null = this.#linked): Promise<void> {
    this.close();
    this.#linked = linked;
    const errand = this.#errand;
    await this.#try(async () => {
      // Whose screen it is will be settled below: of this answer perhaps only the seat is kept.
      const body = linked === null ? null : await lookFirst(this.match, linked);
      if (body && body.seat !== null) hold({ ...body, commitment: body.dice.commitment }, body.seat, linked!);
      this.#linked = null;
      this.#held = held(this.match);
      const seats = (this.#held?.seats ?? []).map(({ seat }) => seat);
      const hidden = seats.length > 1 && (await this.#know(this.#held!.game)).hidden;
      if (hidden) this.Curtain = await curtain();
      if (errand !== this.#errand) return;
      this.screen = new Screen(seats, hidden);
      await (this.screen.hasCurtain ? this.ask() : this.#open(body));
    });
  }

  /** Whether this browser's one key opens nothing any more, or a link's never did: only watching is left. */
  get isShutOut(): boolean {
    return this.problem?.id === "error-key" && (this.#linked !== null || held(this.match)?.seats.length === 1);
  }

  /** Come in without the key that opens nothing; keys that were here before a bad link stay. */
  watch(): Promise<void> {
    if (this.#linked === null) drop(this.match);
    this.#linked = null;
    return this.enter(null);
  }

  /** Find out, as anybody may, who sits down next. */
  async ask(): Promise<void> {
    const errand = this.#newErrand();
    await this.#try(async () => {
      const body = await look(this.match, null);
      await this.#know(body.game);
      if (errand !== this.#errand) return;
      if (body.status === "over") {
        this.screen!.end();
        await this.#open();
      } else this.screen!.ask(body.to_move);
    });
  }

  /** The one asked for sits down: only now is their view fetched. */
  async sit(): Promise<void> {
    if ((this.screen?.sit() ?? null) !== null) await this.#try(() => this.#open());
  }

  /** The curtain falls; without a name, until we know who comes. */
  fall(next: number | null = null): void {
    if (!this.screen?.hasCurtain) return;
    this.close();
    if (next === null) {
      this.screen.hide();
      void this.ask();
    } else this.screen.ask(next);
  }

  /** Nothing is hidden: whoever must act has the table as it stands. */
  turn(next: number): void {
    this.screen!.turn(next);
    this.table!.turn(this.#keyOf(next));
  }

  close(): void {
    this.#newErrand();
    this.table?.close();
    this.table = null;
  }

  /** Open the table of whoever sits at the screen, with the answer that just came if it was for them. */
  async #open(came: Body | null = null): Promise<void> {
    const errand = this.#newErrand();
    const phase = this.screen!.phase;
    const seat = phase.name === "sitting" ? phase.seat : null;
    const key = this.#keyOf(seat);
    const body = came && came.seat === seat ? came : await lookFirst(this.match, key);
    await this.#know(body.game);
    await Promise.all([this.page!.prepare?.(body.view), BESIDES[body.status]?.()]);
    if (errand !== this.#errand) return;
    const commitment = this.#held?.commitment ?? null;
    const { isTogether } = this.screen!;
    const opening = { facts: this.facts!, page: this.page!, key, body, commitment, isTogether };
    this.table = new Table(opening, this.#dial, this.#isStill);
  }

  #keyOf(seat: number | null): string | null {
    return this.#held?.seats.find((own) => own.seat === seat)?.key ?? null;
  }

  async #know(game: string): Promise<GameFacts> {
    if (this.facts) return this.facts;
    const [all, page] = await Promise.all([gamesFirst(), pageOf(game), learn(game)]);
    const facts = all.find(({ name }) => name === game);
    if (!facts || !page) throw new Error(`no page for the game ${game}`);
    this.page = page;
    this.facts = facts;
    return facts;
  }

  #newErrand(): number {
    this.#errand += 1;
    return this.#errand;
  }

  async #try(what: () => Promise<void>): Promise<void> {
    this.problem = null;
    try {
      await what();
    } catch (error) {
      if (error instanceof Refused) this.problem = error.say;
      else {
        console.error(error);
        this.problem = { id: "web-unanswered" };
      }
    }
  }
}
