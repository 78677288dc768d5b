// What whoever looks may do now, in the imperative. It reads the view and what the picker offers; it knows no rule.

import type { Picker } from "../../table/picker.svelte";
import type { Throw, View } from "../../wire/minos";
import type { Say } from "../../wire/wire";

export type Prompt = { title: Say; hint: Say | null };

/** Why nobody may act while nature is to move. */
const NATURE: Record<string, string> = { first: "minos-setting-up", over: "minos-over" };
/** Actions that are asked about before they stand, by what is said of them. */
const CONFIRMS = ["roll", "keep", "attack", "build", "fight", "end-turn"];

function say(id: string, args: Say["args"] = {}): Say {
  return { id, args };
}

export function prompt(view: View, picker: Picker): Prompt {
  if (view.to_move === null) return { title: say(NATURE[view.stage] ?? "minos-throwing"), hint: null };
  const seat = view.players[view.to_move]!.colour;
  const isDuel = view.stage === "duel-pick";
  if (view.to_move !== view.seat) return { title: say(isDuel ? "minos-not-your-duel" : "minos-not-your-turn", { seat }), hint: null };
  if (picker.ghost) return { title: confirm(picker.ghost.say), hint: say("minos-page-for-good") };
  if (view.stage === "pick") return pick(view);
  if (isDuel) return duel(view);
  if (view.stage === "fight") return { title: say("minos-page-whom"), hint: null };
  return picker.picked[0] ? follow(view, picker, picker.picked[0]) : act(picker);
}

/** The question before an action that cannot be taken back. */
function confirm({ id, args }: Say): Say {
  const act = id.slice("minos-".length);
  return CONFIRMS.includes(act) ? say(`minos-page-confirm-${act}`, args) : say(id, args);
}

function pick(view: View): Prompt {
  const dice = view.dice.filter(({ state }) => state === "marked").length;
  const hint = say("minos-page-throws", { throws: view.throws });
  return { title: dice > 0 ? say("minos-page-more", { dice }) : say("minos-page-pick"), hint };
}

function duel({ conflict, players, seat }: View): Prompt {
  const own: Throw = (conflict!.side === "attack" ? conflict!.attack : conflict!.defence)!;
  const dice = own.dice.filter(({ state }) => state === "marked").length;
  const hint = say("minos-page-duel-hint", { rings: players[seat!]!.rings });
  return { title: dice > 0 ? say("minos-page-more", { dice }) : say("minos-page-duel-pick", { total: own.total }), hint };
}

function act(picker: Picker): Prompt {
  const offers = (kinds: string[]) => [...picker.first].some((touch) => kinds.some((kind) => touch.startsWith(kind)));
  if (!offers(["die:", "sea:", "harbour:", "site:", "point:", "button:buy-ring"])) return { title: say("minos-page-end"), hint: null };
  const ways = `${offers(["die:"]) ? "dice" : "no"}-${offers(["sea:", "harbour:", "site:", "point:"]) ? "map" : "no"}`;
  return { title: say("minos-page-act"), hint: say("minos-page-act-hint", { ways }) };
}

/** A first thing has been touched: what may follow. */
function follow(view: View, picker: Picker, touch: string): Prompt {
  const [kind, name] = touch.split(":") as [string, string];
  if (kind === "die") return { title: say("minos-page-use", { face: name }), hint: say("minos-page-use-hint", { face: name }) };
  const hint = say("minos-page-moves", { moves: view.moves });
  const piece = kind === "sea" || kind === "harbour" ? "ship" : "guardian";
  const lit = [...picker.lit];
  if (!lit.some((next) => /^(building|button):/.test(next))) return { title: say("minos-page-from", { piece, place: name }), hint };
  const ways = lit.some((next) => /^(site|point):/.test(next)) ? "walk" : "no";
  return { title: say("minos-page-site-do", { place: name, ways }), hint: say("minos-page-site-hint", { ways }) };
}

/** Beside the duels just fought. */
export function promptLast(view: View): Prompt {
  const { attacker, duels } = view.last!;
  const { foe, is_won } = duels.at(-1)!;
  return { title: say("minos-page-winner", { winner: is_won ? attacker : foe }), hint: null };
}
