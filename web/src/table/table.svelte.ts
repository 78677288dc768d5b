// One sitting at a table: what one seat sees, and what it does.

import { fresh, look, play, Refused, talk, terms, why } from "../api";
import { CLOCK, type Clock } from "../clock";
import type { GamePage } from "../games/page";
import { Live, type Connection, type Line } from "../live";
import { recall } from "../store";
import type { Body, Entry, GameFacts, Legal, Offer, Terms } from "../wire/wire";
import { Acts } from "./acts";
import { Adviser } from "./adviser.svelte";
import { Company } from "./company.svelte";
import { Eager } from "./eager";
import { Journal } from "./journal.svelte";
import { Picker } from "./picker.svelte";
import { Queue } from "./queue.svelte";
import { isAway, Recent } from "./recent.svelte";
import { type Resolved, Results } from "./resolved.svelte";
import { Slips } from "./slips.svelte";
import { Unsent, type Wanted } from "./unsent.svelte";

export type Opening = {
  facts: GameFacts;
  // Each game has a view of its own type; the shell hands it on unread.
  page: GamePage<any>;
  key: string | null;
  body: Body;
  /** The seal of the dice kept at the start, if this browser was there. */
  commitment: string | null;
  /** Several people look at this sitting, and whoever must act has it. */
  isTogether: boolean;
};

const PATIENCE_MS = 2500;
const UNSENT_MS = 1500;

export class Table {
  readonly facts: GameFacts;
  readonly page: GamePage<any>;
  readonly match: string;
  readonly commitment: string | null;
  readonly isTogether: boolean;
  readonly queue: Queue<Entry>;
  readonly picker: Picker;
  readonly recent = new Recent();
  readonly company: Company;
  readonly journal: Journal;
  readonly adviser = new Adviser();
  readonly acts = new Acts(this, (ask) => this.#send(ask));
  /** What whoever opened the table chose; null until it is known. */
  terms = $state.raw<Terms | null>(null);
  connection = $state<Connection>("connecting");
  shut = $state<number | null>(null);
  readonly slips: Slips;
  #key: string | null;
  #unsent: Unsent;
  // The action that has had no answer for a while.
  #late = $state<string | null>(null);
  // Until the last event has come again, this time for the seat of the new key.
  #isTurned = false;
  #isAsking = $state(false);
  #results: Results;
  #awaited = $state(0);
  #eager = new Eager();

  #live: Live;
  #clock: Clock;
  // Cancelled at the end of the sitting: a timer would keep what this seat saw.
  #timers: (() => void)[] = [];
  #isClosed = false;

  constructor(opening: Opening, dial: (url: string) => Line, isStill: () => boolean, clock: Clock = CLOCK) {
    const first: Entry = { ...opening.body, event: null };
    this.facts = opening.facts;
    this.page = opening.page;
    this.#key = opening.key;
    this.match = first.match;
    this.#unsent = new Unsent(this.match);
    this.#results = new Results(this.match, first.seat, this.page);
    this.commitment = opening.commitment;
    this.isTogether = opening.isTogether;
    this.#clock = clock;
    this.journal = new Journal(first.seq);
    this.company = new Company(first, clock);
    this.slips = new Slips((ms, what) => this.#later(ms, what));
    const isHeld = () => this.held !== null && this.seat !== null;
    this.queue = new Queue<Entry>(first, clock, (entry) => this.#results.note(entry), isStill, isHeld, ({ turn }) => turn);
    this.picker = new Picker(
      (entry) => void this.#play(entry),
      (touches) => void this.#refuse(touches),
      () => this.slips.forget(),
    );
    this.picker.confirms = recall("confirms") !== "no";
    this.picker.offer(first.legal);
    // Of a match that was over before nothing is told: its outcome is.
    if (first.status !== "over") this.#results.note(first);
    this.#live = new Live({
      dial: () => dial(`/api/matches/${this.match}/live`),
      hello: () => ({ key: this.key, since: Math.max(0, this.journal.seen - (this.#isTurned ? 1 : 0)) }),
      onentry: (entry) => this.receive(entry),
      onstate: (state, code) => {
        this.connection = state;
        this.shut = code ?? null;
        if (state === "open") this.#resend();
      },
      clock,
    });
    this.#resume();
  }

  get key(): string | null {
    return this.#key;
  }

  /** Whether no seat is another person's, who may only have left it; otherwise the table says whether there are hints. */
  get isAlone(): boolean {
    return this.queue.newest.seats.filter(({ kind }) => kind === "human").length < 2;
  }

  /** Whether anything beside the game may be asked here, or told: of other people, or that a bot plays in one's place. */
  get hasQuestions(): boolean {
    const { seat, seats } = this.queue.newest;
    return !this.isAlone || (seat !== null && seats[seat]!.caretaker);
  }

  get hasHints(): boolean {
    return this.isAlone || this.terms?.hints !== false;
  }

  get seat(): number | null {
    return this.queue.newest.seat;
  }

  /** Whether this seat is to move, by whoever sits there: one that was given up for good is offered nothing. */
  get isMine(): boolean {
    const { seat, to_move, legal } = this.queue.newest;
    return seat !== null && to_move === seat && legal.length > 0;
  }

  /** Whether the ghost was confirmed and has had no answer: it is kept, and sent once the server is there. */
  get isUnsent(): boolean {
    const { ghost } = this.picker;
    const wanted = this.#unsent.of(this.seat);
    return ghost !== null && wanted?.action === ghost.action && wanted.ply === this.queue.newest.ply;
  }

  /** Whether an answer to that is not to be hoped for at once. */
  get isLate(): boolean {
    return this.isUnsent && (this.connection === "lost" || this.#unsent.of(this.seat)?.id === this.#late);
  }

  /** What an action resolved and nobody has put away yet. */
  get held(): Resolved | null {
    return this.#results.held;
  }

  /** Whether that same action resolved more, which is told next. */
  get isPart(): boolean {
    return this.#results.isPart;
  }

  /** What is on the screen: while something resolved is shown, everything stands as it stood then. */
  get seen(): { seq: number; view: unknown } {
    return this.held ?? this.queue.shown;
  }

  /** A request of ours is under way, or its event has not come yet. */
  get isSending(): boolean {
    return this.#isAsking || this.queue.newest.seq < this.#awaited;
  }

  /** Whether what was missed is known by now, or will not be soon: it is told before anything may be done. */
  get isReady(): boolean {
    return this.journal.isWhole || this.connection === "lost" || this.connection === "shut";
  }

  /** Whether all that happened has been seen, so that another may take the screen. */
  get isAtRest(): boolean {
    return this.queue.isDrained && this.held === null && !this.isSending;
  }

  /** Take in what the socket brings. */
  receive(entry: Entry): void {
    this.#isTurned = false;
    if (!this.journal.isNew(entry) && this.queue.newest.status !== "over") this.#miss(entry);
    this.journal.note(entry);
    this.recent.note(entry, this.journal.isNew(entry) && !isAway());
    const before = this.queue.newest;
    if (entry.seq >= before.seq) this.company.note(entry);
    if (entry.seq > before.seq) this.queue.push(entry);
    else if (entry.seq === before.seq) this.queue.refresh(entry);
    else return;
    // A new position forgets what was picked; news about who is here does not.
    if (entry.ply !== before.ply || entry.seat !== before.seat) this.picker.offer(entry.legal);
    else if (!this.isSending) this.picker.legal = entry.legal;
    if (entry.seat !== before.seat) this.#resume();
    // What is left over from one turn is no wish for the next, perhaps of somebody else.
    if (entry.turn !== before.turn || entry.to_move !== before.to_move) this.#eager.forget();
    const { event } = entry;
    if (event?.kind === "answer" && event.say.id === "table-declines" && event.seat !== this.seat && this.journal.isNew(entry)) this.slips.tell(event.say);
    if (entry.ply !== before.ply) {
      this.slips.forget();
      this.adviser.forget();
    }
    this.#catchUp();
  }

  /** Ask how things stand: who is there, and how late it is. Nothing else is taken from it. */
  async refresh(): Promise<void> {
    const body = await look(this.match, this.key).catch(() => null);
    if (body && body.seq === this.queue.newest.seq) this.company.note({ ...body, event: null });
  }

  /** Put back the last thing that was picked; if it was confirmed and kept, it goes nowhere any more. */
  putBack(): void {
    this.picker.back();
    if (this.seat !== null && !this.isSending) this.#unsent.forget(this.seat);
  }

  /** Put away what was resolved. */
  dismiss(): void {
    this.#results.dismiss();
    this.queue.goOn();
  }

  /** Where the match would stand again without the last action of this seat, if it played any. */
  get backTo(): number | null {
    const { seat, status } = this.queue.newest;
    const at = seat === null || status !== "playing" ? -1 : this.journal.actors.lastIndexOf(seat);
    return at < 0 ? null : at;
  }

  /** What another seat asks of this one. */
  get question(): Offer | null {
    const { seat, offers } = this.queue.newest;
    return offers.find(({ agreed }) => seat !== null && !agreed.includes(seat)) ?? null;
  }

  /** Whether this seat was given up for good: where the table has no bot for them, who leaves has lost. */
  get hasResigned(): boolean {
    return this.journal.hasGivenUp(this.seat, this.terms?.caretaker === null);
  }

  /** Whether somebody has not played yet, so that the match may be broken off. */
  get canAbort(): boolean {
    const { seat, status, seats } = this.queue.newest;
    return seat !== null && status === "playing" && seats.some((other) => !this.journal.actors.includes(other.seat));
  }

  /** Say something to the table; tells whether it was heard. A match goes on meanwhile. */
  async say(text: string): Promise<boolean> {
    try {
      const body = await talk(this.match, this.key, { text, id: fresh() });
      this.company.note({ ...body, event: null });
      return true;
    } catch (error) {
      this.slips.fail(error);
      return false;
    }
  }

  /** Ask what the table chose, once; it never changes. */
  async learnTerms(): Promise<void> {
    this.terms ??= await terms(this.match, this.key).catch(() => null);
  }

  /** Ask a strong bot what it would do in this seat. */
  async hint(): Promise<void> {
    const { ply } = this.queue.newest;
    this.slips.shown = null;
    await this.adviser.ask(this.match, this.key, () => this.queue.newest.ply === ply).catch((error) => this.slips.fail(error));
  }

  /** Another seat has the sitting: the same table, seen with its key. */
  turn(key: string | null): void {
    this.#key = key;
    this.#isTurned = true;
    this.#live.renew("connecting");
  }

  hurry(): void {
    this.#live.hurry();
  }

  renew(): void {
    this.#live.renew();
  }

  close(): void {
    this.#isClosed = true;
    this.queue.stop();
    this.#live.shut();
    for (const cancel of this.#timers) cancel();
  }

  /** Show again what was played since this seat's last turn, with all that it resolved. */
  recap(): void {
    const { entries } = this.recent;
    this.recent.seen();
    this.#results.recall(entries, this.recent.before);
    this.queue.again(entries);
  }

  #miss(entry: Entry): void {
    if (!entry.event || entry.event.seq <= this.journal.seen) return;
    this.#results.miss(entry, entry.seq === this.journal.opened);
  }

  async #play(entry: Legal): Promise<void> {
    if (this.isSending) return this.#eager.wish(entry.target);
    const { ply } = this.queue.newest;
    // Until it stands, nothing else is offered, and its ghost stays where it is.
    this.picker.legal = [entry];
    return this.#deliver({ ply, action: entry.action, id: fresh() });
  }

  /** Play what was touched meanwhile, if it may be played now and nobody has to confirm it. */
  #catchUp(): void {
    if (this.isSending) return;
    const entry = this.#eager.next(this.picker.legal);
    if (!entry) return;
    this.picker.picked = [...entry.target];
    void this.#play(entry);
  }

  /** Send an action, which is kept until the server has said yes or no. */
  async #deliver(wanted: Wanted): Promise<void> {
    const { match, seat } = this;
    if (this.isSending || seat === null) return;
    this.#unsent.keep(seat, wanted);
    this.#later(UNSENT_MS, () => (this.#late = wanted.id));
    await this.#send(async () => {
      try {
        const body = await play(match, this.key, wanted);
        this.#unsent.forget(seat);
        return body;
      } catch (error) {
        if (error instanceof Refused) this.#unsent.forget(seat);
        throw error;
      }
    }, true);
  }

  /** The page was left before an answer came: show the action again, and send it as it was. */
  #resume(): void {
    const { ply, legal } = this.queue.newest;
    const wanted = this.#unsent.of(this.seat);
    if (!wanted) return;
    const entry = legal.find(({ action }) => ply === wanted.ply && action === wanted.action);
    if (entry) {
      this.picker.legal = [entry];
      this.picker.picked = [...entry.target];
    }
    void this.#deliver(wanted);
  }

  /** The server is there again: send what had no answer, unless it was put back meanwhile. */
  #resend(): void {
    const wanted = this.#unsent.of(this.seat);
    if (!wanted || this.isSending) return;
    if (this.isUnsent) void this.#deliver(wanted);
    else if (this.#unsent.isOwn(wanted)) this.#unsent.forget(this.seat!);
  }

  /** What is kept goes again by itself, with the next connection. */
  async #send(ask: () => Promise<Body>, isKept = false): Promise<void> {
    if (this.isSending) return;
    this.slips.shown = null;
    this.#isAsking = true;
    try {
      const { seq } = await ask();
      this.#awaited = seq;
      // The answer is the server's word that it stands; a socket that does not bring it is dead.
      this.#later(PATIENCE_MS, () => {
        if (this.queue.newest.seq < seq) this.#live.renew();
      });
    } catch (error) {
      // Where nobody answered, a ghost stays: it is sent again.
      const isRefused = error instanceof Refused;
      this.#eager.forget();
      if (isRefused) this.picker.offer(this.queue.newest.legal);
      else this.picker.legal = this.queue.newest.legal;
      if (isRefused || !isKept) this.slips.fail(error);
      else if (this.connection === "open") this.#live.renew();
    } finally {
      this.#isAsking = false;
      this.#catchUp();
    }
  }

  async #refuse(touches: string[]): Promise<void> {
    if (this.seat === null) return;
    if (this.isSending) return this.#eager.wish(touches);
    await this.slips.ask(touches.at(-1)!, () => why(this.match, this.key, touches));
  }

  #later(ms: number, what: () => void): void {
    if (this.#isClosed) return;
    this.#timers.push(this.#clock.after(ms, what));
  }
}
