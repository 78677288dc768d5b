// What a lesson is made of: chapters as data. No rules: what may be played is the server's to say.

import type { Body } from "../wire/wire";

export type Step = {
  /** What is pointed at: targets, or selectors of what has none. */
  show?: string[];
  /** What the learner is asked to play, in notation; the first is what is done for who asks for it. */
  ask?: string[];
  /** Any other legal action will do as well. */
  free?: boolean;
  /** What others and nature play when the step is done, as in a transcript: who, then one action or several. */
  then?: string[];
  /** What was resolved is shown in place of the board. */
  last?: boolean;
};

export type Chapter = {
  name: string;
  /** The rules it speaks about. */
  rules: string[];
  /** All that was played before; without it the chapter goes on where the one before ends. */
  start?: string[];
  steps: Step[];
};

export type Course = {
  game: string;
  version: number;
  options: Body["options"];
  seats: number;
  /** Where the learner sits, and how a transcript calls that seat. */
  seat: number;
  me: string;
  chapters: Chapter[];
};

/** A step of a chapter; after the last chapter there is only the end. */
export type Place = { chapter: number; step: number };

// A chunk for each game.
const COURSES = import.meta.glob<Course>("./courses/*.json", { import: "default" });

export async function courseOf(game: string): Promise<Course | null> {
  return (await COURSES[`./courses/${game}.json`]?.()) ?? null;
}

/** One ply for each action: "nature a b" is "nature a", "nature b". */
export function expand(lines: string[] = []): string[] {
  return lines.flatMap((line) => {
    const [who, ...actions] = line.split(" ");
    return actions.map((action) => `${who} ${action}`);
  });
}

export function stepAt({ chapters }: Course, { chapter, step }: Place): Step | null {
  return chapters[chapter]?.steps[step] ?? null;
}

/** The step after this one, or the end. */
export function after({ chapters }: Course, { chapter, step }: Place): Place {
  return step + 1 < (chapters[chapter]?.steps.length ?? 0) ? { chapter, step: step + 1 } : { chapter: chapter + 1, step: 0 };
}

/** The step before this one; before the first there is none. */
export function before({ chapters }: Course, { chapter, step }: Place): Place | null {
  if (step > 0) return { chapter, step: step - 1 };
  return chapter === 0 ? null : { chapter: chapter - 1, step: chapters[chapter - 1]!.steps.length - 1 };
}

/** What has been played when a step begins, by a learner who did what was asked. */
export function pliesAt(course: Course, { chapter, step }: Place): string[] {
  let plies: string[] = [];
  for (const [at, { start, steps }] of course.chapters.entries()) {
    if (at > chapter) break;
    if (start) plies = expand(start);
    for (const { ask, then } of at === chapter ? steps.slice(0, step) : steps) {
      if (ask) plies.push(`${course.me} ${ask[0]}`);
      plies.push(...expand(then));
    }
  }
  return plies;
}

/** The transcript of what has been played, for the server to read. */
export function format({ game, version, seats, options }: Course, plies: string[]): string {
  const header = ["pelagos: 1", `game: ${game}`, `version: ${version}`, `seats: ${seats}`, `options: ${JSON.stringify(options)}`];
  return [...header, "", ...plies.map((ply, at) => `${at + 1} ${ply}`), ""].join("\n");
}
