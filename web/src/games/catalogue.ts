// The games that have a page. Each is loaded when a table of it is opened.

import type { GamePage } from "./page";

// Each game has a view of its own type; the shell hands it on unread.
export const PAGES: Record<string, () => Promise<GamePage<any>>> = {
  tyrus: async () => (await import("./tyrus/page")).PAGE,
  mykerinos: async () => (await import("./mykerinos/page")).PAGE,
  minos: async () => (await import("./minos/page")).PAGE,
};

export async function pageOf(game: string): Promise<GamePage<any> | null> {
  return (await PAGES[game]?.()) ?? null;
}
