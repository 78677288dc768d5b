// The socket of a table: it says hello, hands on each entry, and comes back by itself.

import type { Clock } from "./clock";
import type { Entry, Hello } from "./wire/wire";

export type Connection = "connecting" | "open" | "lost" | "shut";

/** As much of a WebSocket as is used here. */
export type Line = {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((closed: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
};

type Wanted = {
  dial: () => Line;
  /** Asked at each connection: whose eyes, and what was seen last. */
  hello: () => Hello;
  onentry: (entry: Entry) => void;
  /** With the code when the server will not have us again. */
  onstate: (state: Connection, code?: number) => void;
  clock: Clock;
};

const RINGING = 0; // as WebSocket.CONNECTING
const FIRST_MS = 250;
const LONGEST_MS = 5000;
// Malformed, wrong key, key changed, unknown match: asking again would change nothing.
const FINAL = [4400, 4401, 4403, 4404];

export class Live {
  #wanted: Wanted;
  #line: Line | null = null;
  #pause = FIRST_MS;
  #cancel: (() => void) | null = null;
  #isShut = false;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
    this.#connect();
  }

  /** Try at once, not after the pause: the network or the reader is back. */
  hurry(): void {
    if (!this.#line && !this.#isShut) this.#connect();
  }

  /** Drop a connection that has gone quiet or is another's, and make a new one. */
  renew(state: Connection = "lost"): void {
    if (this.#isShut) return;
    this.#hangUp();
    this.#wanted.onstate(state);
    this.#connect();
  }

  shut(): void {
    this.#isShut = true;
    this.#cancel?.();
    this.#hangUp();
  }

  #hangUp(): void {
    const line = this.#line;
    this.#line = null;
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    // A line that is still ringing is put down once it answers: the browser calls anything earlier an error.
    if (line.readyState === RINGING) line.onopen = () => line.close();
    else line.close();
  }

  #connect(): void {
    this.#cancel?.();
    this.#cancel = null;
    const line = this.#wanted.dial();
    this.#line = line;
    line.onopen = () => {
      line.send(JSON.stringify(this.#wanted.hello()));
      this.#wanted.onstate("open");
    };
    line.onmessage = ({ data }) => {
      this.#pause = FIRST_MS;
      this.#wanted.onentry(JSON.parse(data) as Entry);
    };
    line.onclose = ({ code }) => {
      this.#line = null;
      if (FINAL.includes(code)) {
        this.#isShut = true;
        this.#wanted.onstate("shut", code);
        return;
      }
      this.#wanted.onstate("lost");
      this.#cancel = this.#wanted.clock.after(this.#pause, () => this.#connect());
      this.#pause = Math.min(this.#pause * 2, LONGEST_MS);
    };
  }
}
