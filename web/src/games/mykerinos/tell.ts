// Surveys and the exhibition are told step by step: when each begins, in milliseconds.

import type { Survey, View } from "../../wire/mykerinos";

/** The name under which the exhibition is told. */
export const EXHIBITION = "exhibition";
/** Between one rank and the next. */
export const STEP = 450;
/** Between one line of the score sheet and the next. */
export const LINE = 380;

/** When the totals of the score sheet stand: after the parcels, the wings and the sets. */
export function sheetEnd(wings: number): number {
  return (wings + 2) * LINE;
}

/** The view in which the exhibition is told, or the areas surveyed: after a season's last ones, as it was before the next was dealt. */
export function told(view: View, name: string, before: View | null): View {
  const { surveys, exhibition } = view.last!;
  if (name === EXHIBITION) return { ...view, last: { surveys: [], exhibition } };
  const { season } = surveys[0]!;
  if (exhibition === null && season === view.season) return view;
  // What is not known any more is not drawn.
  const stood = before ?? { ...view, areas: [] };
  const players = view.players.map(({ points, cards }, seat) => {
    const player = stood.players[seat]!;
    return { ...player, points, cards: cards.map((card, at) => player.cards[at] ?? card) };
  });
  return { ...stood, players, rooms: view.rooms, season, stage: "survey", to_move: null, digging: null, survey: null, last: { surveys, exhibition: null } };
}

/** When each survey begins, and when all have been told. */
export function tell(surveys: Pick<Survey, "ranks" | "discarded">[]): { starts: number[]; end: number } {
  const starts: number[] = [];
  let end = 0;
  for (const { ranks, discarded } of surveys) {
    starts.push(end);
    end += (Math.max(1, ranks.length) + (discarded.length > 0 ? 1 : 0)) * STEP;
  }
  return { starts, end };
}
