// What whoever looks may do now, in the imperative. It reads the view and what the picker offers; it knows no rule.

import type { Picker } from "../../table/picker.svelte";
import type { Throw, View } from "../../wire/minos";
import type { Say } from "../../wire/wire";

export type Prompt = { title: Say; hint: Say | null };

/** Actions that are asked about before they stand, by what is said of them. */
const CONFIRMS = ["roll", "keep", "attack", "build", "fight", "end-turn"];

function say(id: string, args: Say["args"] = {}): Say {
  return { id, args };
}

export function prompt(view: View, picker: Picker): Prompt {
  if (picker.ghost) return picker.ghost.commits ? confirm(view, picker, picker.ghost.say) : { title: picker.ghost.say, hint: null };
  if (view.stage === "pick") return pick(view);
  if (view.stage === "duel-pick") return duel(view);
  if (view.stage === "fight") return { title: say("minos-page-whom"), hint: null };
  return picker.picked[0] ? follow(view, picker, picker.picked[0]) : act(view, picker);
}

/** The question before an action that cannot be taken back. */
function confirm(view: View, picker: Picker, { id, args }: Say): Prompt {
  const act = id.slice("minos-".length);
  const isWaste = act === "end-turn" && (offers(picker, ["die:"]) || view.moves + view.building_points > 0);
  return {
    title: CONFIRMS.includes(act) ? say(`minos-page-confirm-${act}`, args) : say(id, args),
    hint: say(isWaste ? "minos-page-waste" : "minos-page-for-good"),
  };
}

/** Whether something of such a kind may be touched first. */
function offers(picker: Picker, kinds: string[]): boolean {
  return [...picker.first].some((touch) => kinds.some((kind) => touch.startsWith(kind)));
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

function act(view: View, picker: Picker): Prompt {
  if (picker.first.size === 1) return { title: say("minos-page-end"), hint: null };
  const income = view.players[view.seat!]!.value;
  if (income > 0 && picker.first.has("die:scales")) return { title: say("minos-page-act"), hint: say("minos-page-income", { income }) };
  const ways = `${offers(picker, ["die:"]) ? "dice" : "no"}-${offers(picker, ["sea:", "harbour:", "site:", "point:"]) ? "map" : "no"}`;
  return { title: say("minos-page-act"), hint: say("minos-page-act-hint", { ways }) };
}

/** A first thing has been touched: what may follow. */
function follow(view: View, picker: Picker, touch: string): Prompt {
  const [kind, name] = touch.split(":") as [string, string];
  if (kind === "die") return { title: say("minos-page-use", { face: name }), hint: say("minos-page-use-hint", { face: name }) };
  const lights = (kinds: RegExp) => [...picker.lit].some((next) => kinds.test(next));
  const [walks, builds, buys] = [lights(/^(site|point):/), lights(/^building:/), lights(/^button:/)];
  if (!builds && !buys) {
    const piece = kind === "sea" || kind === "harbour" ? "ship" : "guardian";
    const attack = picker.legal.some(({ target, say }) => target[0] === touch && say.id === "minos-attack") ? "attack" : "no";
    return { title: say("minos-page-from", { piece, place: name }), hint: say("minos-page-moves", { moves: view.moves, attack }) };
  }
  const ways = [walks && "walk", builds && "build", buys && "buy"].filter(Boolean).join("-");
  const { buildings } = view.sites.find((site) => site.name === name)!;
  return { title: say("minos-page-site-do", { place: name, ways }), hint: say("minos-page-price", { count: builds ? buildings.length : "no", buys: buys ? "buys" : "no" }) };
}

/** Beside the duels just fought. */
export function promptLast(view: View): Prompt {
  const { attacker, piece, duels } = view.last!;
  const { foe, prey, is_won, attack, defence } = duels.at(-1)!;
  const [most, least] = [attack.total, defence.total].sort((a, b) => b - a) as [number, number];
  const lost = is_won ? { seat: foe, piece: prey } : { seat: attacker, piece };
  return {
    title: say("minos-page-winner", { winner: is_won ? attacker : foe, duels: duels.length }),
    hint: say("minos-page-score", { most, least, tie: most === least ? "tie" : "no", ...lost }),
  };
}
