// Pointing at things on the board: a ring around each, and none of them behind what is said below.

/** The things that are drawn of those that are pointed at, by target or by selector. */
export function find(stage: HTMLElement, pointed: string[]): Element[] {
  return pointed.flatMap((name) => {
    const isTarget = /^[\w-]+:[^ ]*$/.test(name);
    return [...stage.querySelectorAll(isTarget ? `[data-target="${CSS.escape(name)}"]` : name)];
  });
}

/** Ring things, as a hint is ringed: by an attribute on what is drawn. A board may draw them anew, or only later. */
export function ring(stage: HTMLElement, pointed: string[], onlate: () => void): () => void {
  let ringed: Element[] = [];
  const renew = () => {
    const found = find(stage, pointed);
    for (const thing of ringed) if (!found.includes(thing)) thing.removeAttribute("data-hint");
    for (const thing of found) thing.setAttribute("data-hint", "");
    ringed = found;
  };
  const observer = new MutationObserver(() => {
    const wasBare = ringed.length === 0;
    renew();
    if (wasBare && ringed.length > 0) onlate();
  });
  observer.observe(stage, { childList: true, subtree: true });
  renew();
  return () => {
    observer.disconnect();
    for (const thing of ringed) thing.removeAttribute("data-hint");
  };
}

const AIR = 16;

/** Scroll the page until things can be seen above the foot, from as far up as that allows. */
export function bringIntoSight(things: Element[], foot: HTMLElement): void {
  const boxes = things.filter((thing) => !foot.contains(thing)).map((thing) => thing.getBoundingClientRect());
  if (boxes.length === 0) return;
  const isStuck = getComputedStyle(foot).position === "sticky";
  const room = innerHeight - (isStuck ? foot.offsetHeight : 0) - AIR;
  const top = Math.min(...boxes.map((box) => box.top)) + scrollY - AIR;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + scrollY;
  // What is larger than the room is shown from its top.
  scrollTo({ top: Math.max(0, Math.min(bottom - room, top)) });
}
