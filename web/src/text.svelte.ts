// What the page says, in the reader's language. Texts are Fluent, shared with server and terminal.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { keep, recall } from "./store";
import type { Say } from "./wire/wire";

export type Language = "en" | "fr";
export type Texts = Record<string, string>;

const LOAD: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import("./texts/en"),
  fr: () => import("./texts/fr"),
};

let spoken = $state.raw<{ language: Language; bundle: FluentBundle } | null>(null);

/** The language that is spoken now. */
export function language(): Language {
  return spoken?.language ?? "en";
}

/** The reader's language: chosen before, else the browser's. */
export function preferred(): Language {
  const chosen = recall("language") ?? navigator.language;
  return chosen.toLowerCase().startsWith("fr") ? "fr" : "en";
}

/** Load a language's texts and speak it from now on. */
export async function speak(language: Language): Promise<void> {
  spoken = { language, bundle: bundle(language, (await LOAD[language]()).default) };
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

/** Speak the language the reader asks for, and remember it. */
export function choose(language: Language): Promise<void> {
  keep("language", language);
  return speak(language);
}

export function bundle(language: Language, texts: Texts): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [name, source] of Object.entries(texts)) {
    const errors = made.addResource(new FluentResource(source));
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
  const sentence = spoken.bundle.formatPattern(pattern, args, errors);
  return errors.length > 0 ? complain(`${id}: ${errors.join("; ")}`, sentence) : sentence;
}

/** A sentence that crossed the wire. */
export function text(say: Say): string {
  return t(say.id, say.args);
}

/** A wrong text stops tests and work on the page; players get the best that can be shown. */
function complain(what: string, instead = ""): string {
  if (import.meta.env.DEV) throw new Error(what);
  console.error(what);
  return instead;
}
