// Who sits at this screen. With two seats or more on it, a curtain hangs between them if the game hides anything.

export type Phase =
  | { name: "asking" } // it is not known yet who sits down next: the curtain hangs, with no name on it
  | { name: "curtain"; seat: number }
  | { name: "sitting"; seat: number | null };

export class Screen {
  /** The seats whose keys this browser holds. */
  readonly seats: readonly number[];
  readonly #hidden: boolean;
  phase = $state.raw<Phase>({ name: "asking" });
  #isOver = $state(false);

  /** `hidden` is the game's: whether seats know what others may not. */
  constructor(seats: readonly number[], hidden: boolean) {
    this.seats = seats;
    this.#hidden = hidden;
    if (!this.hasCurtain) this.phase = { name: "sitting", seat: seats[0] ?? null };
  }

  /** Whether somebody here must not see what another here sees. */
  get hasCurtain(): boolean {
    return this.seats.length > 1 && this.#hidden && !this.#isOver;
  }

  /** Whether several people look at the same sitting: whoever must act has it. */
  get isTogether(): boolean {
    return this.seats.length > 1 && !this.#hidden;
  }

  /** Somebody may have left the screen: hide everything until we know who comes. */
  hide(): void {
    if (this.hasCurtain) this.phase = { name: "asking" };
  }

  /** Ask for the seat that must act, or else the next one of ours after it. */
  ask(toMove: number | null): void {
    if (!this.hasCurtain) return;
    const seat = this.seats.find((own) => own >= (toMove ?? 0)) ?? this.seats[0]!;
    this.phase = { name: "curtain", seat };
  }

  /** The one who is asked for sits down; nobody else can. */
  sit(): number | null {
    if (this.phase.name !== "curtain") return null;
    const { seat } = this.phase;
    this.phase = { name: "sitting", seat };
    return seat;
  }

  /** Without a curtain: another has the sitting. */
  turn(seat: number): void {
    if (this.isTogether) this.phase = { name: "sitting", seat };
  }

  /** Who must have the screen when `toMove` is to act, or null when nothing changes. */
  follower(toMove: number | null): number | null {
    if (!(this.hasCurtain || this.isTogether) || this.phase.name !== "sitting" || toMove === null) return null;
    return toMove !== this.phase.seat && this.seats.includes(toMove) ? toMove : null;
  }

  /** Nothing is hidden any more: the first seat shows the end. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    if (this.phase.name !== "sitting") this.phase = { name: "sitting", seat: this.seats[0] ?? null };
  }
}
