// Written by web/make_types.py from the structs in src/pelagos/games/tyrus/view.py: edit those.

export type Building = {
  name: string;
  seat: number;
  office: string;
  tiles: Standing[];
};

export type Count = {
  election: number;
  office: string;
  winner: number | null;
  buildings: Building[];
  sums: Sum[];
};

export type Election = {
  office: string;
  is_counted: boolean;
  winner: number | null;
  sums: Sum[];
};

export type Hand = {
  count: number;
  tiles: string[] | null;
};

export type Sheet = {
  elections: (number | null)[];
  representatives: number[];
  hand_sums: number[];
};

export type Standing = {
  seat: number;
  face: string | null;
  election: number;
  place: number;
};

export type Sum = {
  votes: number;
  counters: number;
  counter_counters: number;
  score: number;
};

export type View = {
  seat: number | null;
  stage: string;
  to_move: number | null;
  first: number | null;
  election: number;
  office: string | null;
  cards: Record<string, number>;
  buildings: Building[];
  hands: Hand[];
  supplies: number[];
  discards: string[][];
  elections: Election[];
  representatives: number[];
  last: Count | null;
};
