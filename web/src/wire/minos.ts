// Written by web/make_types.py from the structs in src/pelagos/games/minos/view.py: edit those.

export type Conflict = {
  place: string;
  attacker: string;
  piece: string;
  foe: string | null;
  prey: string | null;
  side: string | null;
  attack: Throw | null;
  defence: Throw | null;
  duels: Duel[];
};

export type Die = {
  face: string;
  state: string;
};

export type Duel = {
  foe: string;
  prey: string;
  attack: Throw;
  defence: Throw;
  is_won: boolean;
};

export type Line = {
  value: number;
  talents: number;
  colonies: number;
  cities: number;
  is_out: boolean;
};

export type Player = {
  colour: string;
  value: number;
  talents: number;
  rings: number;
  ships: number;
  guardians: number;
  is_out: boolean;
};

export type Point = {
  name: string;
  guardian: string | null;
};

export type Sea = {
  name: string;
  ships: string[];
};

export type Sheet = {
  ending: string;
  lines: Line[];
};

export type Site = {
  name: string;
  owner: string | null;
  ship: string | null;
  guardians: number;
  buildings: string[];
  worth: number;
  is_city: boolean;
  sells: string | null;
  has_sold: boolean;
};

export type Supply = {
  building: string;
  left: number;
};

export type Throw = {
  dice: Die[];
  total: number;
};

export type Use = {
  kind: string;
  is_used: boolean;
  has_joker: boolean;
  has_star: boolean;
};

export type View = {
  seat: number | null;
  stage: string;
  to_move: number | null;
  turn_of: number | null;
  map: string;
  round: number;
  rounds: number;
  first: number | null;
  dice: Die[];
  throws: number;
  moves: number;
  building_points: number;
  uses: Use[];
  is_closed: boolean;
  can_buy_rings: boolean;
  players: Player[];
  supply: Supply[];
  rings: number;
  seas: Sea[];
  sites: Site[];
  points: Point[];
  conflict: Conflict | null;
  last: Conflict | null;
};
