// What whoever looks may do now, in the imperative. It reads the view and what the picker offers; it knows no rule.

import type { Picker } from "../../table/picker.svelte";
import type { Sheet, View } from "../../wire/mykerinos";
import type { Say } from "../../wire/wire";
import { cardArgs, isInSurvey, roomArgs, SEASONS } from "./name";

export type Prompt = { title: Say; hint: Say | null };

function say(id: string, args: Say["args"] = {}): Say {
  return { id, args };
}

export function prompt(view: View, picker: Picker): Prompt {
  const last = picker.picked.at(-1);
  if (picker.ghost && last) return { title: confirm(view, last), hint: outcome(view, last) };
  if (last === "button:extend") return extend(view);
  if (view.stage === "survey") return choose(view, picker);
  if (view.stage === "discard") return { title: say("mykerinos-page-give"), hint: say("mykerinos-page-discarded") };
  return dig(view, picker);
}

/** What is said while somebody else acts. */
export function waiting(view: View): Say | null {
  if (view.to_move === null) return null;
  if (isInSurvey(view)) return begins(view) ? say("mykerinos-page-begins") : null;
  const isLast = view.players.filter(({ place }) => place === null).length === 1;
  return isLast ? say("mykerinos-page-last-one", { seat: view.players[view.to_move]!.colour }) : null;
}

/** Whether this is the first choice since the digging ended: before it parcels were only discarded. */
function begins(view: View): boolean {
  const { area, ranks } = view.survey!;
  const isFresh = ranks.every(({ choice }) => ["choosing", "giving", "pending"].includes(choice));
  const before = view.areas.filter(({ number }) => number < area).flatMap(({ parcels }) => parcels);
  return isFresh && before.every(({ fate }) => fate === "discarded");
}

/** The question before an action that cannot be taken back. */
function confirm(view: View, touch: string): Say {
  const [kind, name] = touch.split(":") as [string, string];
  if (kind === "space") return say("mykerinos-page-confirm-space", { space: name, whose: view.stage.startsWith("neutral") ? "neutral" : "own" });
  if (kind === "patron") return say("mykerinos-page-confirm-patron", { patron: name });
  if (kind === "room") return say("mykerinos-page-confirm-room", roomArgs(view.rooms.find((room) => room.name === name)!));
  if (kind === "button") return say("mykerinos-page-confirm-button", { button: name });
  const parcel = view.areas.flatMap((area) => area.parcels).find((parcel) => parcel.name === name)!;
  return say("mykerinos-page-confirm-parcel", { ...cardArgs(parcel.card), stage: view.stage });
}

/** What comes of such an action, where it does not speak for itself. */
function outcome(view: View, touch: string): Say {
  const [kind, name] = touch.split(":") as [string, string];
  const isLast = view.season === SEASONS ? "yes" : "no";
  if (kind === "room") return say("mykerinos-page-booked", roomArgs(view.rooms.find((room) => room.name === name)!));
  if (name === "pass") return say("mykerinos-page-kept-cubes", { cubes: view.players[view.seat!]!.stock });
  if (kind !== "parcel" || view.stage === "discard") return say("mykerinos-page-for-good");
  const { patron, points } = view.areas.flatMap((area) => area.parcels).find((parcel) => parcel.name === name)!.card;
  return say("mykerinos-page-taken", { patron: patron ?? "nobody", points, last: isLast });
}

function extend(view: View): Prompt {
  const whose = view.stage === "neutral" ? "neutral" : "own";
  return { title: say("mykerinos-page-extend"), hint: say("mykerinos-page-extend-hint", { whose }) };
}

function dig(view: View, picker: Picker): Prompt {
  const me = view.players[view.seat!]!;
  const patron = view.digging?.patron ?? null;
  if (view.digging?.spot && view.digging.left > 0) {
    const { spot, left } = view.digging;
    const whose = view.stage === "neutral-on" ? "neutral" : "own";
    return { title: say("mykerinos-page-next", { space: spot, patron: patron ?? "nobody" }), hint: say("mykerinos-page-left", { left, whose }) };
  }
  if (patron !== null) return { title: say("mykerinos-page-power-now", { patron }), hint: say("mykerinos-page-power-hint", { patron }) };
  if (view.stage === "neutral") return { title: say("mykerinos-page-neutral"), hint: say("mykerinos-page-held-hint", { cubes: me.held }) };
  const offers = (kind: string) => [...picker.first].some((touch) => touch.startsWith(kind));
  if (!offers("space:") && !offers("button:extend")) {
    const title = offers("patron:") ? "mykerinos-page-patron-only" : "mykerinos-page-pass-only";
    return { title: say(title), hint: say(me.stock === 0 ? "mykerinos-no-cube" : "mykerinos-page-full") };
  }
  const ways = `${offers("button:extend") ? "extend" : "no"}-${offers("patron:") ? "patron" : "no"}`;
  const last = view.players.every(({ place }, seat) => seat === view.seat || place !== null) ? "yes" : "no";
  // Who begins is told what for; that one may pass, a button says.
  if (view.season === 1 && ways === "no-no" && last === "no") return { title: say("mykerinos-page-open"), hint: say("mykerinos-page-most") };
  return { title: say("mykerinos-page-open"), hint: say("mykerinos-page-or", { ways, last, cubes: me.stock }) };
}

function choose(view: View, picker: Picker): Prompt {
  const { area, ranks } = view.survey!;
  const offers = (kind: string) => [...picker.first].some((touch) => touch.startsWith(kind));
  const may = offers("room:") ? (offers("parcel:") ? "both" : "room") : offers("button:decline") ? "decline" : "parcel";
  const rank = ranks.findIndex(({ colour }) => colour === view.players[view.seat!]!.colour);
  const hint = say("mykerinos-page-ranked", { rank: rank + 1, cubes: ranks[rank]?.cubes ?? 0, begins: begins(view) ? "yes" : "no" });
  return { title: say("mykerinos-page-choose", { area, may }), hint: rank < 0 ? null : hint };
}

/** Who has the most points, by the score sheet; who has resigned is not asked (M21). */
function most(view: View, { lines }: Sheet): Say {
  const points = Math.max(...lines.map(({ total }) => total));
  const level = lines.filter(({ total }) => total === points);
  const saved = Math.max(...level.map(({ stock }) => stock));
  const tie = level.length === 1 ? "no" : level.filter(({ stock }) => stock === saved).length === 1 ? "cubes" : "all";
  const first = lines.findIndex(({ total, stock }) => total === points && stock === saved);
  return say("mykerinos-page-counted", { tie, points, seat: view.players[first]!.colour });
}

/** Beside what was just surveyed. */
export function promptLast(view: View): Prompt {
  const { surveys, exhibition } = view.last!;
  if (exhibition !== null) return { title: most(view, exhibition), hint: say("mykerinos-page-best-room") };
  const args = { area: surveys[0]!.area, areas: surveys.length };
  return { title: say("mykerinos-page-surveyed", args), hint: say("mykerinos-page-return") };
}
