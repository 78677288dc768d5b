// How large a sheet is drawn under two fingers. What lies between them stays there; the page keeps a zoom of its own.

import { flushSync } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Point } from "./shape";

const MOST = 3;
/** As good as whole: fingers are not exact. */
const NEARLY = 0.06;

export class Zoom {
  /** How many times as large as its place makes it. */
  factor = $state(1);
  readonly isWhole = $derived(this.factor === 1);
  /** The least there is to see: all of it. */
  #least: () => number;

  constructor(least: () => number = () => 1) {
    this.#least = least;
  }

  to(factor: number): void {
    const near = Math.abs(factor - 1) < NEARLY ? 1 : factor;
    this.factor = Math.min(Math.max(near, Math.min(1, this.#least())), MOST);
  }

  reset(): void {
    this.factor = 1;
  }
}

/** Where a pane must be scrolled to, so that what lies `at` a point of it stays there when it grows. */
export function scrolled(scroll: Point, at: Point, growth: number): Point {
  return { x: (scroll.x + at.x) * growth - at.x, y: (scroll.y + at.y) * growth - at.y };
}

/** Let two fingers on a pane that scrolls change the zoom of what is in it. One finger, and every tap, are as before. */
export function pinch(zoom: Zoom): Attachment<HTMLElement> {
  return (pane) => {
    let begun: { apart: number; factor: number } | null = null;

    function start(event: TouchEvent) {
      begun = null;
      // Whoever has enlarged the page itself makes it smaller in the same way.
      if (event.touches.length !== 2 || (globalThis.visualViewport?.scale ?? 1) > 1.01) return;
      event.preventDefault();
      begun = { apart: between(event.touches).apart, factor: zoom.factor };
    }

    function move(event: TouchEvent) {
      if (!begun || event.touches.length !== 2) return;
      event.preventDefault();
      const { apart, middle } = between(event.touches);
      const { left, top } = pane.getBoundingClientRect();
      const [before, scroll] = [zoom.factor, { x: pane.scrollLeft, y: pane.scrollTop }];
      flushSync(() => zoom.to((begun!.factor * apart) / begun!.apart));
      const { x, y } = scrolled(scroll, { x: middle.x - left, y: middle.y - top }, zoom.factor / before);
      pane.scrollTo({ left: x, top: y, behavior: "instant" });
    }

    const end = () => (begun = null);
    // Not passive: else the page itself would grow.
    pane.addEventListener("touchstart", start, { passive: false });
    pane.addEventListener("touchmove", move, { passive: false });
    pane.addEventListener("touchend", end);
    pane.addEventListener("touchcancel", end);
    return () => {
      pane.removeEventListener("touchstart", start);
      pane.removeEventListener("touchmove", move);
      pane.removeEventListener("touchend", end);
      pane.removeEventListener("touchcancel", end);
    };
  };
}

function between(touches: TouchList): { apart: number; middle: Point } {
  const [one, other] = [touches[0]!, touches[1]!];
  return {
    apart: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
    middle: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
  };
}
