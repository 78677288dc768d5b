// Keys of a replay: arrows step, with Shift or up and down by turns, pages by chapters, Space lets it run.

import type { Replay } from "./replay.svelte";

// A dialog or a field keeps its keys; what can be pressed keeps Space and Enter.
const KEEPS = "dialog, [data-keeps-keys], input:not([type=range]), textarea, select";
const OWN = "a, button, summary";

const DEEDS: Record<string, (replay: Replay) => void> = {
  ArrowLeft: (replay) => replay.step(-1),
  ArrowRight: (replay) => replay.step(1),
  "Shift+ArrowLeft": (replay) => replay.turn(-1),
  "Shift+ArrowRight": (replay) => replay.turn(1),
  ArrowUp: (replay) => replay.turn(-1),
  ArrowDown: (replay) => replay.turn(1),
  PageUp: (replay) => replay.chapter(-1),
  PageDown: (replay) => replay.chapter(1),
  Home: (replay) => replay.go(0),
  End: (replay) => replay.go(replay.last),
  " ": (replay) => replay.toggle(),
};

/** Do what a key means; true if it meant something. */
export function press(replay: Replay, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const focused = event.target instanceof Element ? event.target : null;
  if (focused?.closest(KEEPS) || (event.key === " " && focused?.closest(OWN))) return false;
  const deed = DEEDS[event.shiftKey ? `Shift+${event.key}` : event.key];
  if (!deed) return false;
  event.preventDefault();
  event.stopPropagation();
  deed(replay);
  return true;
}
