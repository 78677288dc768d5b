// Time as a thing to be given, so that tests need not wait.

export type Clock = {
  now(): number;
  /** Call `what` after `ms`; the answer cancels it. */
  after(ms: number, what: () => void): () => void;
};

export const CLOCK: Clock = {
  now: () => performance.now(),
  after(ms, what) {
    const timer = setTimeout(what, ms);
    return () => clearTimeout(timer);
  },
};
