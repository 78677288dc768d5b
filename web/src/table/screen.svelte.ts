// Who sits at this screen. With two seats or more on it, a curtain hangs between them.

export type Phase =
  | { name: "asking" } // it is not known yet who sits down next: the curtain hangs, with no name on it
  | { name: "curtain"; seat: number }
  | { name: "sitting"; seat: number | null };

export class Screen {
  /** The seats whose keys this browser holds. */
  readonly seats: readonly number[];
  phase = $state.raw<Phase>({ name: "asking" });
  #isOver = $state(false);

  constructor(seats: readonly number[]) {
    this.seats = seats;
    if (!this.isShared) this.phase = { name: "sitting", seat: seats[0] ?? null };
  }

  /** Whether somebody here must not see what another here sees. */
  get isShared(): boolean {
    return this.seats.length > 1 && !this.#isOver;
  }

  /** Somebody may have left the screen: hide everything until we know who comes. */
  hide(): void {
    if (this.isShared) this.phase = { name: "asking" };
  }

  /** Ask for the seat that must act, or else the next one of ours after it. */
  ask(toMove: number | null): void {
    if (!this.isShared) return;
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

  /** Whom the curtain must fall for when `toMove` is to act, or null. */
  follower(toMove: number | null): number | null {
    if (!this.isShared || this.phase.name !== "sitting" || toMove === null) return null;
    return toMove !== this.phase.seat && this.seats.includes(toMove) ? toMove : null;
  }

  /** Nothing is hidden any more: the first seat shows the end. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    if (this.phase.name !== "sitting") this.phase = { name: "sitting", seat: this.seats[0] ?? null };
  }
}
