import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry } from "../wire/wire";
import { Ear } from "./ear";
import { NOTES } from "./synth";

const entry = (seq: number, more: Partial<Entry> & { id?: string } = {}): Entry => {
  const { id = "x-dig", ...rest } = more;
  return { seq, seat: 0, to_move: 1, status: "playing", event: { kind: "action", say: { id } }, ...rest } as unknown as Entry;
};
const page = { sound: ({ id }: { id: string }) => (id === "x-dig" ? ("place" as const) : null) };

describe("an ear", () => {
  it("hears an action once, and nothing of what stands at first", () => {
    const ear = new Ear(entry(1), null);
    expect(ear.hear(entry(1), page, null)).toEqual([]);
    expect(ear.hear(entry(2), page, null)).toEqual(["place"]);
    expect(ear.hear(entry(2), page, null)).toEqual([]);
    expect(ear.hear(entry(3, { id: "x-pass" }), page, null)).toEqual([]);
  });

  it("hears one's turn when it comes from another, not after each throw of one's own", () => {
    const ear = new Ear(entry(1), null);
    expect(ear.hear(entry(2, { to_move: 0 }), page, null)).toEqual(["place", "turn"]);
    expect(ear.hear(entry(3, { to_move: null, id: "x-throw" }), page, null)).toEqual([]);
    expect(ear.hear(entry(4, { to_move: 0, id: "x-throw" }), page, null)).toEqual([]);
  });

  it("hears what is resolved before the turn it brings, and the end", () => {
    const ear = new Ear(entry(1), null);
    expect(ear.hear(entry(2, { to_move: 0 }), page, "count-1")).toEqual(["place", "count"]);
    expect(ear.hear(entry(3, { to_move: null, status: "over" }), page, "count-1")).toEqual(["place", "end"]);
  });

  it("has no turn when it only watches", () => {
    expect(new Ear(entry(1, { seat: null }), null).hear(entry(2, { seat: null, to_move: null, id: "x" }), page, null)).toEqual([]);
  });
});

describe("sounds", () => {
  const kept = new Map<string, string>();
  let pitches: number[];
  let contexts: number;

  beforeEach(() => {
    vi.resetModules();
    kept.clear();
    pitches = [];
    contexts = 0;
    vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
    const parameter = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    class Node {
      gain = parameter;
      frequency = parameter;
      connect = (to: unknown) => to;
      start() {}
      stop() {}
    }
    class Oscillator extends Node {
      constructor(_: unknown, { frequency }: { frequency: number }) {
        super();
        pitches.push(frequency);
      }
    }
    class Context {
      state = "running";
      currentTime = 0;
      sampleRate = 8000;
      constructor() {
        contexts += 1;
      }
      createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
    }
    for (const name of ["GainNode", "AudioBufferSourceNode", "BiquadFilterNode"]) vi.stubGlobal(name, Node);
    vi.stubGlobal("OscillatorNode", Oscillator);
    vi.stubGlobal("AudioContext", Context);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("are off at first", async () => {
    const { isSounding, sound } = await import("./sound.svelte");
    expect(isSounding()).toBe(false);
    await sound(["place"]);
    expect(contexts).toBe(0);
  });

  it("are heard once chosen, and still chosen after a reload", async () => {
    const { chooseSound, sound } = await import("./sound.svelte");
    await chooseSound(true);
    expect(pitches).toContain(440);
    pitches = [];
    await sound(["place"]);
    expect(pitches).toEqual([220]);
    expect(contexts).toBe(1);
    vi.resetModules();
    expect((await import("./sound.svelte")).isSounding()).toBe(true);
  });

  it("fall silent again", async () => {
    const { chooseSound, sound } = await import("./sound.svelte");
    await chooseSound(true);
    await chooseSound(false);
    pitches = [];
    await sound(["place"]);
    expect(pitches).toEqual([]);
    expect(kept.get("pelagos.sound")).toBe("no");
  });

  it("disturb nobody where a browser has none", async () => {
    vi.stubGlobal("AudioContext", undefined);
    const { chooseSound } = await import("./sound.svelte");
    await expect(chooseSound(true)).resolves.toBeUndefined();
  });

  it("are short", () => {
    for (const notes of Object.values(NOTES)) expect(Math.max(...notes.map(({ at, s }) => at + s))).toBeLessThan(2);
  });
});
