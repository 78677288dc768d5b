// Written by web/make_types.py from the structs in src/pelagos/games/mykerinos/view.py: edit those.

export type Area = {
  number: number;
  is_surveyed: boolean;
  parcels: Parcel[];
};

export type Card = {
  name: string;
  patron: string | null;
  points: number;
};

export type Digging = {
  colour: string;
  patron: string | null;
  spot: string | null;
  left: number;
};

export type Last = {
  surveys: Survey[];
  exhibition: Sheet | null;
};

export type Line = {
  parcels: number;
  wings: Wing[];
  sets: number;
  series: number;
  total: number;
  stock: number;
};

export type Owned = {
  card: Card;
  is_tilted: boolean;
};

export type Parcel = {
  name: string;
  card: Card;
  is_turned: boolean;
  fate: string;
  seat: number | null;
  spaces: Space[];
};

export type Player = {
  colour: string;
  points: number;
  stock: number;
  general: number;
  held: number;
  place: number | null;
  cards: Owned[];
};

export type Rank = {
  colour: string;
  cubes: number;
  choice: string;
  card: Card | null;
  room: string | null;
};

export type Room = {
  name: string;
  value: number;
  wings: number[];
  colour: string | null;
};

export type Sheet = {
  lines: Line[];
};

export type Space = {
  name: string;
  has_pyramid: boolean;
  colour: string | null;
};

export type Survey = {
  season: number;
  area: number;
  ranks: Rank[];
  discarded: Card[];
};

export type View = {
  seat: number | null;
  stage: string;
  to_move: number | null;
  season: number;
  first: number | null;
  wings: (string | null)[];
  areas: Area[];
  rooms: Room[];
  players: Player[];
  neutral: number | null;
  scale: (string | null)[];
  undealt: number;
  digging: Digging | null;
  survey: Survey | null;
  last: Last | null;
};

export type Wing = {
  patron: string;
  cards: number;
  value: number;
  points: number;
};
