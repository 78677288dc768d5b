// Work for when there is nothing else to do: one piece after another, never two at once.

type Task = () => Promise<unknown>;
type Wait = (then: () => void) => void;

/** Safari knows no idle time: there, a moment without any. */
const rest: Wait = (then) => ("requestIdleCallback" in globalThis ? requestIdleCallback(then) : setTimeout(then, 200));

export class Idle {
  #waiting: Task[] = [];
  #isBusy = false;
  #wait: Wait;

  constructor(wait: Wait = rest) {
    this.#wait = wait;
  }

  /** Do it some time; returns how to forget it. */
  add(task: Task): () => void {
    this.#waiting.push(task);
    this.#next();
    return () => {
      this.#waiting = this.#waiting.filter((each) => each !== task);
    };
  }

  #next(): void {
    if (this.#isBusy || this.#waiting.length === 0) return;
    this.#isBusy = true;
    this.#wait(() => {
      const task = this.#waiting.shift() ?? (async () => {});
      void task().finally(() => {
        this.#isBusy = false;
        this.#next();
      });
    });
  }
}

export const IDLE = new Idle();
