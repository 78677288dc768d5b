// What is left on a clock, and how it is said.

import type { Clock } from "../wire/wire";

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** A clock as it came, and when it did, by the browser's own clock in milliseconds. */
export type Read = { clock: Clock; at: number };

/** The seconds left to a seat `now`: only who must act loses time, and nobody in a pause. */
export function left({ clock, at }: Read, seat: number, now: number): number {
  const told = clock.remaining_s[seat] ?? 0;
  const isRunning = clock.running === seat && !clock.paused;
  return Math.max(0, told - (isRunning ? Math.max(0, now - at) / 1000 : 0));
}

export type Said = { id: string; count: number } | { digits: string };

/** "1 day", "5 h" or "06:41". A day that has just begun is still a day. */
export function say(seconds: number): Said {
  const days = Math.floor((seconds + HOUR) / DAY);
  if (days > 0) return { id: "web-clock-days", count: days };
  if (seconds >= 3 * HOUR) return { id: "web-clock-hours", count: Math.floor(seconds / HOUR) };
  // Up, so that a clock that still has something never shows nothing.
  const whole = Math.ceil(seconds);
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  const rest = `${two(minutes)}:${two(whole % MINUTE)}`;
  return { digits: hours > 0 ? `${hours}:${rest}` : rest };
}

/** Whether it must be said that time is short. */
export function isShort(seconds: number): boolean {
  return seconds < MINUTE;
}

/** How long ago something was, in the largest unit that fits. */
export function ago(seconds: number): { unit: "now" | "minutes" | "hours" | "days"; count: number } {
  if (seconds < MINUTE) return { unit: "now", count: 0 };
  if (seconds < HOUR) return { unit: "minutes", count: Math.floor(seconds / MINUTE) };
  if (seconds < DAY) return { unit: "hours", count: Math.floor(seconds / HOUR) };
  return { unit: "days", count: Math.floor(seconds / DAY) };
}
