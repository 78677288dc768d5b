// The maps, each in a chunk of its own: only the one in play is fetched.

import type { Chart } from "./geometry";

const CHARTS = import.meta.glob<Chart>("./maps/*.ts", { import: "default" });
const fetched = new Map<string, Promise<Chart>>();

export function chartOf(map: string): Promise<Chart> {
  const chart = fetched.get(map) ?? CHARTS[`./maps/${map}.ts`]!();
  fetched.set(map, chart);
  return chart;
}
