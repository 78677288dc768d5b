// Day or night: the reader's choice, else the system's. theme.js has set it before the first paint.

import { keep, recall } from "./store";

export type Theme = "light" | "dark";

let now = $state<Theme>("light");

export function theme(): Theme {
  return now;
}

export function chooseTheme(chosen: Theme): void {
  keep("theme", chosen);
  show(chosen);
}

export function followTheme(): void {
  show(document.documentElement.dataset.theme as Theme);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", ({ matches }) => {
    if (recall("theme") === null) show(matches ? "dark" : "light");
  });
}

function show(chosen: Theme): void {
  now = chosen;
  document.documentElement.dataset.theme = chosen;
}
