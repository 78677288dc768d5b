// What a seat does beside playing: it takes back, asks the others, gets up, gives up.

import { abort, comeBack, fresh, leave, look, pause, resign, takeBack, undo } from "../api";
import type { Body } from "../wire/wire";
import type { Table } from "./table.svelte";

type Seated = Pick<Table, "match" | "key" | "seat" | "queue" | "backTo" | "question">;
type Send = (ask: () => Promise<Body>) => Promise<void>;

export class Acts {
  #table: Seated;
  #send: Send;

  constructor(table: Seated, send: Send) {
    this.#table = table;
    this.#send = send;
  }

  undo(): Promise<void> {
    const { match, key, queue } = this.#table;
    const { ply } = queue.newest;
    return this.#send(() => undo(match, key, { ply, id: fresh() }));
  }

  /** Ask everybody to take back the last action of this seat. */
  askBack(): Promise<void> {
    const { match, key, backTo: ply } = this.#table;
    return ply === null ? Promise.resolve() : this.#send(() => takeBack(match, key, { ply, id: fresh() }));
  }

  /** Answer what is asked. */
  answer(agree: boolean): Promise<void> {
    const { match, key, question } = this.#table;
    const reply = question?.kind === "pause" ? pause : takeBack;
    return this.#send(() => reply(match, key, { agree }));
  }

  /** Ask everybody to stop the clocks, or let them run again. */
  pause(on: boolean): Promise<void> {
    const { match, key } = this.#table;
    return this.#send(() => pause(match, key, { on }));
  }

  /** Get up from one's own seat, or ask to go on without who is not in theirs. */
  leave(seat: number): Promise<void> {
    const { match, key } = this.#table;
    return this.#send(() => leave(match, key, seat));
  }

  comeBack(): Promise<void> {
    const { match, key, seat } = this.#table;
    return this.#send(async () => {
      await comeBack(match, key, seat!);
      return look(match, key);
    });
  }

  /** Break the match off, or close a table to which nobody came. */
  abort(): Promise<void> {
    const { match, key } = this.#table;
    return this.#send(() => abort(match, key, fresh()));
  }

  resign(): Promise<void> {
    const { match, key } = this.#table;
    return this.#send(() => resign(match, key, { id: fresh() }));
  }
}
