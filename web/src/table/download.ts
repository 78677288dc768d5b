// The transcript as a file: it needs the seat's key, so a plain link would not do.

import { transcript } from "../api";
import type { Table } from "./table.svelte";

export async function download(table: Table): Promise<void> {
  const url = URL.createObjectURL(new Blob([await transcript(table.match, table.key)], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${table.facts.name}-${table.match.slice(0, 8)}.txt`;
  link.click();
  URL.revokeObjectURL(url);
}
