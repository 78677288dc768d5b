// A page that stays open while the house gets a newer one: parts that it has not loaded yet are gone.

/** Open the page anew when a part of it is missing and the house has another one. A house that is away is waited for. */
export function renewWhenOld(): void {
  addEventListener("vite:preloadError", async () => {
    const own = document.querySelector("script[src*='/assets/']")?.getAttribute("src");
    const answer = await fetch("/", { cache: "no-store" }).catch(() => null);
    if (own && answer?.ok && !(await answer.text()).includes(own)) location.reload();
  });
}
