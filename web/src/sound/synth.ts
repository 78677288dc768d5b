// Short sounds made of a few oscillators and a little noise: wood, bone, a bowed string. No files.

import type { Sound } from "./sound.svelte";

/** A tone: what swings, where from and to, when, how long and how loud. Noise has no wave: it is filtered at `from`. */
export type Note = { wave?: OscillatorType; from: number; to?: number; at: number; s: number; loud: number };

const knock = (at: number, pitch: number, loud = 0.5): Note[] => [
  { wave: "triangle", from: pitch, to: pitch * 0.6, at, s: 0.09, loud },
  { from: 1800, at, s: 0.03, loud: loud * 0.5 },
];
const pluck = (at: number, pitch: number, s = 0.5, loud = 0.28): Note[] => [
  { wave: "triangle", from: pitch, at, s, loud },
  { wave: "sine", from: pitch * 2, at, s: s * 0.6, loud: loud * 0.3 },
];

/** Each sound as its notes, in seconds from now; the longest is the end. */
export const NOTES: Record<Sound, Note[]> = {
  place: knock(0, 220),
  // One die; others follow as they are thrown.
  dice: [...knock(0, 640, 0.26), ...knock(0.07, 540, 0.18)],
  count: [...pluck(0, 293.7), ...pluck(0.12, 370), ...pluck(0.24, 440, 0.7)],
  turn: [...pluck(0, 440, 0.4), ...pluck(0.14, 587.3, 0.7)],
  end: [...pluck(0, 293.7), ...pluck(0.16, 370), ...pluck(0.32, 440), ...pluck(0.5, 587.3, 1.2, 0.32)],
  refuse: [...knock(0, 130, 0.4), ...knock(0.11, 110, 0.4)],
};

const LOUDEST = 0.35;
const APART_S = 0.16;
const LATE_MS = 200;

let context: AudioContext | null = null;

/** Play one after another. A browser that wants a touch first stays silent, and what was missed is not made up for. */
export function play(sounds: Sound[]): void {
  context ??= new AudioContext();
  if (context.state !== "running") return void waken(context, sounds);
  begin(context, sounds);
}

async function waken(context: AudioContext, sounds: Sound[]): Promise<void> {
  const asked = performance.now();
  await context.resume();
  if (performance.now() - asked < LATE_MS) begin(context, sounds);
}

function begin(context: AudioContext, sounds: Sound[]): void {
  const out = new GainNode(context, { gain: LOUDEST });
  out.connect(context.destination);
  sounds.forEach((sound, nth) => {
    for (const note of NOTES[sound]) strike(context, out, { ...note, at: note.at + nth * APART_S });
  });
}

function strike(context: AudioContext, out: AudioNode, { wave, from, to = from, at, s, loud }: Note): void {
  const start = context.currentTime + at;
  const envelope = new GainNode(context, { gain: 0 });
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(loud, start + 0.006);
  envelope.gain.exponentialRampToValueAtTime(0.0008, start + s);
  envelope.connect(out);
  const source = wave ? tone(context, wave, from, to, start, s) : hiss(context, from, s, envelope);
  if (wave) source.connect(envelope);
  source.start(start);
  source.stop(start + s + 0.02);
}

function tone(context: AudioContext, type: OscillatorType, from: number, to: number, start: number, s: number): OscillatorNode {
  const oscillator = new OscillatorNode(context, { type, frequency: from });
  if (to !== from) oscillator.frequency.exponentialRampToValueAtTime(to, start + s);
  return oscillator;
}

function hiss(context: AudioContext, pitch: number, s: number, into: AudioNode): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * s), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 0.8 });
  source.connect(filter).connect(into);
  return source;
}
