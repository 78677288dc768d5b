// Parts of the page that are fetched when they are needed: what if they do not come.

import { spared } from "./part";

const AGAIN_MS = 2000;
// A page that still lacks something after it was opened anew is not opened again and again.
const ONCE_MS = 30_000;
const OPENED = "pelagos.renewed";

let isLacking = $state(false);

/** Whether something that was asked for could not be fetched. */
export function lacks(): boolean {
  return isLacking;
}

/** The reader went elsewhere: what was lacking is not waited for any more. */
export function forgo(): void {
  isLacking = false;
}

/** Open the page anew as soon as the house answers when a part of it did not come: what has failed is not fetched twice. */
export function renewWhenLacking(): void {
  addEventListener("vite:preloadError", async () => {
    if (isLacking || spared()) return;
    isLacking = true;
    while (isLacking && !(await isThere())) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    if (isLacking && isFirst()) location.reload();
  });
}

async function isThere(): Promise<boolean> {
  return fetch("/", { cache: "no-store" }).then((answer) => answer.ok, () => false);
}

function isFirst(): boolean {
  try {
    const before = Number(sessionStorage.getItem(OPENED) ?? 0);
    sessionStorage.setItem(OPENED, String(Date.now()));
    return Date.now() - before > ONCE_MS;
  } catch {
    return false; // where nothing is remembered, the reader presses the button
  }
}
