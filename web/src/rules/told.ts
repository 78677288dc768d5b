// The plies of a diagram of the rules, told by the server as one of the seats saw them.

import { replay } from "../api";
import type { Tell } from "./diagram.svelte";

const TRANSCRIPTS = import.meta.glob<string>("../../../docs/rules/diagrams/*.txt", { query: "?raw", import: "default" });

export const tell: Tell = async ({ file, plies, eyes }, page) => {
  const transcript = (await TRANSCRIPTS[`../../../docs/rules/diagrams/${file}.txt`]?.()) ?? "";
  const seat = eyes === "all" ? "all" : page.colours.indexOf(eyes);
  // One before, to tell what is new; one behind, to tell what is about to be played.
  const since = Math.max(0, plies[0]! - 2);
  return replay({ transcript, seat, since, limit: plies.at(-1)! - since + 1, legal: true });
};
