import { describe, expect, it } from "vitest";
import { Screen } from "./screen.svelte";

describe("screen", () => {
  it("needs no curtain for one seat or for a watcher", () => {
    const alone = new Screen([1], true);
    expect(alone.phase).toEqual({ name: "sitting", seat: 1 });
    alone.hide();
    alone.ask(0);
    expect(alone.phase).toEqual({ name: "sitting", seat: 1 });
    expect(alone.follower(0)).toBe(null);
    expect(new Screen([], true).phase).toEqual({ name: "sitting", seat: null });
  });

  it("hangs the curtain on opening, with no name until it is known who acts", () => {
    const screen = new Screen([0, 1], true);
    expect(screen.phase).toEqual({ name: "asking" });
    expect(screen.sit()).toBe(null);
    screen.ask(1);
    expect(screen.phase).toEqual({ name: "curtain", seat: 1 });
  });

  it("seats the one who was asked for, and passes on to the next", () => {
    const screen = new Screen([0, 1], true);
    screen.ask(0);
    expect(screen.sit()).toBe(0);
    expect(screen.follower(0)).toBe(null);
    expect(screen.follower(null)).toBe(null);
    expect(screen.follower(1)).toBe(1);
    screen.ask(1);
    expect(screen.phase).toEqual({ name: "curtain", seat: 1 });
  });

  it("hides whoever sat when the page may have changed hands", () => {
    const screen = new Screen([0, 1], true);
    screen.ask(0);
    screen.sit();
    screen.hide();
    expect(screen.phase).toEqual({ name: "asking" });
  });

  it("asks the next of ours while somebody elsewhere acts, and keeps the one who sits", () => {
    const screen = new Screen([0, 2], true);
    screen.ask(1);
    expect(screen.phase).toEqual({ name: "curtain", seat: 2 });
    screen.sit();
    expect(screen.follower(1)).toBe(null);
    screen.ask(3);
    expect(screen.phase).toEqual({ name: "curtain", seat: 0 });
  });

  it("opens for good when the match is over", () => {
    const screen = new Screen([0, 1], true);
    screen.end();
    expect(screen.phase).toEqual({ name: "sitting", seat: 0 });
    screen.hide();
    expect(screen.phase).toEqual({ name: "sitting", seat: 0 });
  });

  it("has no curtain where nothing is hidden: whoever must act has the sitting", () => {
    const screen = new Screen([0, 1, 2], false);
    expect(screen.hasCurtain).toBe(false);
    expect(screen.isTogether).toBe(true);
    expect(screen.phase).toEqual({ name: "sitting", seat: 0 });
    screen.hide();
    screen.ask(1);
    expect(screen.phase).toEqual({ name: "sitting", seat: 0 });
    expect(screen.follower(2)).toBe(2);
    screen.turn(2);
    expect(screen.phase).toEqual({ name: "sitting", seat: 2 });
    expect(screen.follower(2)).toBe(null);
    expect(screen.follower(null)).toBe(null);
  });

  it("turns to nobody behind a curtain, or with one seat", () => {
    const veiled = new Screen([0, 1], true);
    veiled.turn(1);
    expect(veiled.phase).toEqual({ name: "asking" });
    expect(new Screen([0], false).isTogether).toBe(false);
  });
});
