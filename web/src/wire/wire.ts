// Written by web/make_types.py from the structs in src/pelagos/server/wish.py and wire.py: edit those.

export type AbortWanted = {
  id?: string | null;
};

export type ActionWanted = {
  ply: number;
  action: number | string;
  id?: string | null;
};

export type AwayWanted = {
  days: number;
};

export type Body = {
  match: string;
  game: string;
  version: number;
  options: Record<string, number | string>;
  status: "open" | "over" | "playing";
  seq: number;
  ply: number;
  turn: number;
  seat: number | null;
  seats: Seat[];
  to_move: number | null;
  view: unknown;
  legal: Legal[];
  can_undo: boolean;
  offers: Offer[];
  clock: Clock | null;
  dice: Dice;
  talk: Talk[];
  outcome: Outcome | null;
  next: string | null;
};

export type Clock = {
  kind: "days" | "live";
  bank_s: number | null;
  increment_s: number | null;
  per_turn_s: number | null;
  vacation_days: number[] | null;
  remaining_s: number[];
  running: number | null;
  paused: boolean;
  now: number;
};

export type Commitment = {
  commitment: string;
};

export type DaysClock = {
  kind: "days";
  per_turn_s: number;
  vacation_days?: number;
};

export type Dice = {
  commitment: string;
  nonces: (string | null)[];
  key: string | null;
};

export type Draw = {
  ply: number;
  stream: string;
  index: number;
  notation: string;
};

export type Entry = {
  match: string;
  game: string;
  version: number;
  options: Record<string, number | string>;
  status: "open" | "over" | "playing";
  seq: number;
  ply: number;
  turn: number;
  seat: number | null;
  seats: Seat[];
  to_move: number | null;
  view: unknown;
  legal: Legal[];
  can_undo: boolean;
  offers: Offer[];
  clock: Clock | null;
  dice: Dice;
  talk: Talk[];
  outcome: Outcome | null;
  next: string | null;
  event: Event | null;
};

export type Event = {
  seq: number;
  kind: "abort" | "action" | "answer" | "ask" | "away" | "back" | "end" | "erase" | "flag" | "hours" | "join" | "key" | "leave" | "miss" | "mute" | "notice" | "pause" | "rematch" | "resign" | "resume" | "takeback" | "talk" | "undo";
  seat: number | null;
  notation: string | null;
  say: Say;
  last: Say[];
};

export type Feed = {
  feed: string;
};

export type GameFacts = {
  name: string;
  title: string;
  version: number;
  min_seats: number;
  max_seats: number;
  hidden: boolean;
  seat_names: string[];
  options: OptionFacts[];
};

export type Health = {
  status: "ok";
  version: string;
};

export type Hello = {
  key?: string | null;
  since?: number | null;
};

export type Hint = {
  action: number;
  notation: string;
  say: Say;
  chance: number | null;
  visits: number;
  line: string[];
  then: Say[];
};

export type Hours = {
  from: string;
  to: string;
  zone: string;
};

export type KeyGiven = {
  key: string;
};

export type KeyWanted = {
  key?: string | null;
};

export type Legal = {
  action: number;
  notation: string;
  target: string[];
  say: Say;
  commits: boolean;
};

export type LiveClock = {
  kind: "live";
  bank_s: number;
  increment_s?: number;
};

export type MatchMade = {
  match: string;
  seats: SeatKey[];
  watch: string;
  dice: Commitment;
};

export type MatchWanted = {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, number | string> | null;
  private?: boolean;
  key?: string | null;
  clock?: LiveClock | DaysClock | null;
  caretaker?: number | null;
  hints?: boolean;
  from?: Start | null;
};

export type Next = {
  match: string;
  seat: number;
};

export type Nothing = {
};

export type NoticeWanted = {
  webhook?: string | null;
  mail?: string | null;
};

export type Offer = {
  kind: "pause" | "takeback";
  seat: number;
  ply: number;
  agreed: number[];
};

export type OptionFacts = {
  name: string;
  default: number | string;
  choices: string[];
  low: number;
  high: number;
};

export type Outcome = {
  winners: number[];
  scores: number[];
  places: number[];
  reason: string;
  sheet?: unknown;
};

export type PauseWanted = {
  on?: boolean | null;
  agree?: boolean | null;
};

export type Problem = {
  error: string;
  message: string;
  say: Say;
  rule?: string | null;
};

export type Proof = {
  match: string;
  game: string;
  commitment: string;
  nonces: (string | null)[];
  key: string | null;
  draws: Draw[];
};

export type ReplayWanted = {
  transcript: string;
  seat?: number | "all" | null;
  since?: number;
  limit?: number;
  legal?: boolean;
};

export type ResignWanted = {
  id?: string | null;
};

export type Say = {
  id: string;
  args?: Record<string, string | number>;
};

export type Seat = {
  seat: number;
  kind: "bot" | "human" | "open";
  name: string | null;
  level: number | null;
  here: boolean;
  caretaker: boolean;
};

export type SeatKey = {
  seat: number;
  key: string | null;
};

export type SeatTaken = {
  name?: string | null;
  nonce?: string | null;
  key?: string | null;
};

export type SeatWanted = {
  kind: "bot" | "human" | "open";
  name?: string | null;
  level?: number | null;
};

export type Start = {
  match?: string | null;
  transcript?: string | null;
  ply?: number | null;
};

export type TakebackWanted = {
  ply?: number | null;
  id?: string | null;
  agree?: boolean | null;
};

export type Talk = {
  seq: number;
  seat: number | null;
  text: string;
  at: number;
};

export type TalkWanted = {
  text: string;
  id?: string | null;
};

export type Terms = {
  private: boolean;
  hints: boolean;
  caretaker: number | null;
};

export type UndoWanted = {
  ply: number;
  id?: string | null;
};

export type Waiting = {
  match: string;
  game: string;
  options: Record<string, number | string>;
  seats: Seat[];
  clock: LiveClock | DaysClock | null;
  caretaker: number | null;
  created_at: number;
};

export type Why = {
  rule: string;
  say: Say;
  message: string;
};

export type WhyWanted = {
  transcript: string;
  seat: number;
  target: string;
};
