// The transcript as a file.

import { transcript } from "../api";
import type { Origin } from "./origin";
import type { Replay } from "./replay.svelte";

export async function fetchTranscript(origin: Origin): Promise<string> {
  return origin.kind === "transcript" ? origin.transcript : transcript(origin.match, origin.key);
}

export function save(text: string, { facts, origin }: Replay): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = origin.kind === "match" ? `${facts.name}-${origin.match.slice(0, 8)}.txt` : `${facts.name}.txt`;
  link.click();
  URL.revokeObjectURL(url);
}
