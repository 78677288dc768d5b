// Sitting down on a free seat, with a key of our own making.

import { Refused, take } from "../api";
import { type Held, hold, release } from "../keys";
import type { SeatTaken } from "../wire/wire";

type Free = Pick<Held, "match" | "game" | "commitment"> & { seat: number };

/** The key is kept before it is sent: a seat whose answer was lost is ours all the same. */
export async function sitDown(free: Free, taken: SeatTaken & { key: string }): Promise<void> {
  hold(free, free.seat, taken.key);
  try {
    await take(free.match, free.seat, taken);
  } catch (error) {
    if (error instanceof Refused) release(free.match, free.seat);
    throw error;
  }
}
