// Pointing at things on the board: a ring around each, and none of them behind what is said below.

/** The things that are drawn of those that are pointed at, by target or by selector. */
export function find(stage: HTMLElement, pointed: string[]): Element[] {
  return pointed.flatMap((name) => {
    const isTarget = /^[\w-]+:[^ ]*$/.test(name);
    return [...stage.querySelectorAll(isTarget ? `[data-target="${CSS.escape(name)}"]` : name)];
  });
}

/** Ring them, as a hint is ringed: by an attribute on what is drawn. Returns how to take the rings away. */
export function ring(things: Element[]): () => void {
  for (const thing of things) thing.setAttribute("data-hint", "");
  return () => things.forEach((thing) => thing.removeAttribute("data-hint"));
}

/** Scroll until they are in sight between the top of the window and the foot, the first above all. */
export function bringIntoSight(things: Element[], foot: HTMLElement): void {
  const drawn = things.filter((thing) => !foot.contains(thing));
  document.documentElement.style.scrollPaddingBottom = isStuck(foot) ? `${foot.offsetHeight + 8}px` : "";
  for (const thing of drawn.reverse()) thing.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function isStuck(foot: HTMLElement): boolean {
  return getComputedStyle(foot).position === "sticky";
}
