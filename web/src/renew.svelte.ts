// Parts of the page that are fetched when they are needed: what if they do not come.

const AGAIN_MS = 2000;

let isLacking = $state(false);

/** Whether something that was asked for could not be fetched. */
export function lacks(): boolean {
  return isLacking;
}

/**
 * Open the page anew when a part of it is missing and the house has another page: it got a newer one while this stayed
 * open. A house that is away is waited for, and the page is opened anew too: what has failed is not fetched twice.
 */
export function renewWhenLacking(): void {
  addEventListener("vite:preloadError", async () => {
    isLacking = true;
    let wasAway = false;
    for (;;) {
      const answer = await fetch("/", { cache: "no-store" }).catch(() => null);
      const own = document.querySelector("script[src*='/assets/']")?.getAttribute("src");
      if (answer?.ok && (wasAway || (own && !(await answer.text()).includes(own)))) return location.reload();
      if (answer?.ok) return;
      wasAway = true;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  });
}
