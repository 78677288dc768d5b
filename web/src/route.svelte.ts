// Where the reader is in the page: the address, and nothing else.

export type Route =
  | { name: "home" }
  | { name: "match"; match: string }
  | { name: "replay"; match: string | null }
  | { name: "rules"; game: string }
  | { name: "learn"; game: string }
  | { name: "lost" };

export function parse(path: string): Route {
  const [, first, what, ...rest] = path.replace(/\/$/, "").split("/");
  if (first === undefined) return { name: "home" };
  if (first === "match" && what && rest.length === 0) return { name: "match", match: what };
  if (first === "replay" && rest.length === 0) return { name: "replay", match: what ?? null };
  if (first === "rules" && what && rest.length === 0) return { name: "rules", game: what };
  if (first === "learn" && what && rest.length === 0) return { name: "learn", game: what };
  return { name: "lost" };
}

let path = $state(typeof location === "undefined" ? "/" : location.pathname);
const now = $derived(parse(path));

export function route(): Route {
  return now;
}

export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Follow back, forward, and plain clicks on links of our own. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    path = location.pathname;
  });
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    go(link.pathname + link.hash);
  });
}
