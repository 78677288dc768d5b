// Keys at the table: arrows walk what is lit, Enter touches or confirms, Escape steps back.

import type { Table } from "./table.svelte";
import { isArrow, next, type Arrow } from "./walk";

type Around = {
  table: Pick<Table, "held" | "picker" | "queue" | "slips">;
  stage: () => HTMLElement | undefined;
  /** Whether what was resolved is still being played out. */
  isMoving: () => boolean;
  skip: () => void;
  /** Take back the last touch. */
  putBack: () => void;
  dismiss: () => void;
};

const OWN = "a, button, input, select, textarea, summary, [contenteditable]";
// A dialog, a menu or a field keeps its keys.
const KEEPS = "dialog, [data-keeps-keys], input, textarea, select";
// All others are the browser's: Tab, F5, those that scroll.
const isOurs = (key: string) => key.length === 1 || key === "Enter" || key === "Escape" || isArrow(key);

export class Keyboard {
  #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  press(event: KeyboardEvent): void {
    const { table } = this.#around;
    if (event.ctrlKey || event.metaKey || event.altKey || !isOurs(event.key)) return;
    const focused = event.target instanceof Element ? event.target : null;
    if (focused?.closest(KEEPS)) return;
    const wasHeld = table.held !== null;
    table.queue.skip();
    // A key that uncovered the count must not put it away unseen.
    if (table.held && !wasHeld) take(event);
    else if (table.held) this.#resolve(event, focused);
    else if (isArrow(event.key)) this.#walk(event, event.key, focused);
    else if (event.key === "Escape") this.#back();
    else if (event.key === "Enter" || event.key === " ") this.#touch(event, focused);
  }

  #resolve(event: KeyboardEvent, focused: Element | null): void {
    if (event.repeat || (focused?.closest(OWN) && (event.key === "Enter" || event.key === " "))) return;
    take(event);
    if (this.#around.isMoving()) this.#around.skip();
    else this.#around.dismiss();
  }

  #walk(event: KeyboardEvent, arrow: Arrow, focused: Element | null): void {
    const lit = [...(this.#around.stage()?.querySelectorAll<HTMLElement>("[data-target][data-lit]") ?? [])];
    const here = focused?.closest("[data-target]")?.getBoundingClientRect() ?? null;
    const at = next(here, lit.map((thing) => thing.getBoundingClientRect()), arrow);
    if (at === null) return;
    take(event);
    lit[at]!.focus();
  }

  #back(): void {
    const { table } = this.#around;
    if (table.slips.shown) table.slips.forget();
    else this.#around.putBack();
  }

  #touch(event: KeyboardEvent, focused: Element | null): void {
    const { picker } = this.#around.table;
    const thing = focused?.closest<HTMLElement>("[data-target]");
    const isChosen = thing?.dataset.target === picker.picked.at(-1);
    if (picker.ghost && event.key === "Enter" && !event.repeat && (thing ? isChosen : !focused?.closest(OWN))) {
      take(event);
      picker.confirm();
    } else if (thing && !thing.matches(OWN)) {
      take(event);
      if (!event.repeat) thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
  }
}

/** This key has done its work: a board that listens too must not do it again. */
function take(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
