// Telling somebody who looks elsewhere that it is their turn: the tab's icon, and a notice of the browser if they asked.

import { keep, recall } from "./store";

let isAsked = $state(recall("notify") === "yes");

const canTell = () => typeof Notification !== "undefined";

/** Whether this browser can, and may be asked to. */
export function canNotify(): boolean {
  return canTell() && Notification.permission !== "denied";
}

export function isNotifying(): boolean {
  return isAsked && canTell() && Notification.permission === "granted";
}

/** Turn notices on or off; the browser asks the reader, which it allows on a click alone. */
export async function chooseNotices(isWanted: boolean): Promise<boolean> {
  const isGranted = isWanted && canTell() && (await Notification.requestPermission()) === "granted";
  isAsked = isGranted;
  keep("notify", isGranted ? "yes" : "no");
  return isGranted;
}

/** Say it once for each `tag`, and only to who does not see the page. */
export function tell(title: string, tag: string): void {
  if (!isNotifying() || document.visibilityState === "visible") return;
  try {
    // The next turn is told anew, even where the last notice still lies.
    const how: NotificationOptions & { renotify: boolean } = { tag, renotify: true, icon: "/icon-turn.svg" };
    const notice = new Notification(title, how);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones allow it to service workers alone: the title still says it.
  }
}

/** The tab's icon has a lamp on it while it is somebody's turn here. */
export function light(isOn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = isOn ? "/icon-turn.svg" : "/icon.svg";
  if (icon && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
}
