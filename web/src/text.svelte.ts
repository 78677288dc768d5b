// What the page says, in the reader's language. Texts are Fluent, shared with server and terminal.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { keep, recall } from "./store";
import type { Say } from "./wire/wire";

export type Language = "en" | "fr";
export type Texts = Record<string, string>;

const SHELL: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import("./texts/en"),
  fr: () => import("./texts/fr"),
};
// A chunk for each language and game.
const GAMES = import.meta.glob<string>("../../src/pelagos/games/*/texts/*.ftl", { query: "?raw", import: "default" });
// What a teacher says, by lesson, and what parts of the page say that few open: a chunk for each language and part.
const PARTS = import.meta.glob<string>("../texts/*/*/*.ftl", { query: "?raw", import: "default" });
// English lists as the texts write them: "Blue, Red and Green".
const LISTS: Record<Language, string> = { en: "en-GB", fr: "fr" };

// By what they were read from: texts that are wanted again are not read again.
const parsed = new Map<string, FluentResource>();
const learnt = new Set<string>();
let wanted: Language = "en";
let latest = Promise.resolve();
let spoken = $state.raw<{ language: Language; names: Set<string>; bundle: FluentBundle } | null>(null);

/** The language that is spoken now. */
export function language(): Language {
  return spoken?.language ?? "en";
}

/** The reader's language: chosen before, else the browser's. */
export function preferred(): Language {
  const chosen = recall("language") ?? navigator.language;
  return chosen.toLowerCase().startsWith("fr") ? "fr" : "en";
}

/** Load a language's texts, those of the games in use too, and speak it from now on. */
export function speak(language: Language): Promise<void> {
  wanted = language;
  return renew();
}

/** Load a game's texts, or those of `learn/LESSON` or `more/PART`, in the language spoken, and in every other from now on. */
export async function learn(...names: string[]): Promise<void> {
  for (const name of names) {
    learnt.add(name);
    // On its way while others are still read; who waits for it below hears of a failure.
    load(name, wanted)?.catch(() => {});
  }
  if (!names.every((name) => spoken?.names.has(name))) await renew();
}

/** A part of the page once it has come with its texts. */
export async function worded<T>(name: string, part: Promise<T>): Promise<T> {
  // What is drawn once it has come must not be drawn anew with every word that is learnt.
  const [come] = await Promise.all([part, untrack(() => learn(`more/${name}`))]);
  return come;
}

function load(name: string, language: Language): Promise<string> | undefined {
  if (name.includes("/")) return PARTS[`../texts/${name}/${language}.ftl`]?.();
  return GAMES[`../../src/pelagos/games/${name}/texts/${language}.ftl`]?.();
}

/** One after another, each with all that is wanted by then: the last to finish is never out of date. */
function renew(): Promise<void> {
  latest = latest.catch(() => {}).then(async () => {
    const language = wanted;
    const names = new Set(learnt);
    const read = async (name: string) => [name, (await load(name, language)) ?? ""] as const;
    const [shell, ...own] = await Promise.all([SHELL[language](), ...[...names].map(read)]);
    spoken = { language, names, bundle: bundle(language, { ...shell.default, ...Object.fromEntries(own) }) };
    if (typeof document !== "undefined") document.documentElement.lang = language;
  });
  return latest;
}

/** Speak the language the reader asks for, and remember it. */
export function choose(language: Language): Promise<void> {
  keep("language", language);
  return speak(language);
}

export function bundle(language: Language, texts: Texts): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [name, source] of Object.entries(texts)) {
    const resource = parsed.get(source) ?? new FluentResource(source);
    parsed.set(source, resource);
    const errors = made.addResource(resource);
    if (errors.length > 0) complain(`${name}: ${errors.join("; ")}`);
  }
  return made;
}

/** The sentence with this id, in the language spoken now. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  if (!spoken) return "";
  const pattern = spoken.bundle.getMessage(id)?.value;
  if (!pattern) return complain(`no such text: ${id} (${spoken.language})`, id);
  const errors: Error[] = [];
  const sentence = spoken.bundle.formatPattern(pattern, written(args), errors);
  return errors.length > 0 ? complain(`${id}: ${errors.join("; ")}`, sentence) : sentence;
}

/** Up to 999 both languages write whole numbers alike; the browser's own way takes a slow machine 30 ms to find. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function written(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const isPlain = (value: FluentVariable) => typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1000;
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isPlain(value) ? new Whole(value as number) : value]));
}

/** A sentence that crossed the wire. */
export function text(say: Say): string {
  return t(say.id, say.args);
}

/** Names in a row: "Blue, Red and Green". */
export function enumerate(names: string[]): string {
  return new Intl.ListFormat(LISTS[language()], { type: "conjunction" }).format(names);
}

/** A wrong text stops tests and work on the page; players get the best that can be shown. */
function complain(what: string, instead = ""): string {
  if (import.meta.env.DEV) throw new Error(what);
  console.error(what);
  return instead;
}
