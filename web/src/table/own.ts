// One's own seat, beyond the game: another device, another key, when one sleeps.

import { changeKey, fresh, look, Unanswered } from "../api";
import { hold } from "../keys";
import type { Hours } from "../wire/wire";
import type { Table } from "./table.svelte";

/** The link that opens a seat elsewhere: its key stands after `#`, which browsers keep to themselves. */
export function handOver(origin: string, match: string, key: string): string {
  return `${origin}/match/${match}#${key}`;
}

/** Give the seat a new key: every other browser that has the old one is shut out. */
export async function renewKey(table: Table): Promise<void> {
  const { game, dice, seat } = table.queue.newest;
  const key = fresh();
  const opens = () => look(table.match, key).then((body) => body.seat === seat, () => false);
  await changeKey(table.match, table.key, seat!, key).catch(async (error: unknown) => {
    // If only the answer was lost, the old key opens nothing any more.
    if (!(error instanceof Unanswered) || !(await opens())) throw error;
  });
  hold({ match: table.match, game, commitment: table.commitment ?? dice.commitment }, seat!, key);
}

/** The reader's own zone, and a night in it. */
export function night(zone: string): Hours {
  return { from: "23:00", to: "07:00", zone };
}

/** Whether hours are a night as the server wants it: some time, and at most twelve hours. */
export function isNight({ from, to }: Pick<Hours, "from" | "to">): boolean {
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  if (!/^\d\d:\d\d$/.test(from) || !/^\d\d:\d\d$/.test(to)) return false;
  const slept = (minutes(to) - minutes(from) + 1440) % 1440;
  return slept > 0 && slept <= 720;
}
