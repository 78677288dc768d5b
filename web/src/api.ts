// The calls of the wire, typed. A refusal is thrown as `Refused`; a lost connection is tried again.

import { language } from "./text.svelte";
import type {
  ActionWanted,
  Body,
  Entry,
  Feed,
  GameFacts,
  Hint,
  Hours,
  KeyGiven,
  MatchMade,
  MatchWanted,
  Next,
  PauseWanted,
  Problem,
  ReplayWanted,
  ResignWanted,
  Say,
  SeatTaken,
  TakebackWanted,
  TalkWanted,
  Terms,
  UndoWanted,
  Waiting,
  Why,
  WhyWanted,
} from "./wire/wire";

export class Refused extends Error {
  readonly status: number;
  readonly error: string;
  readonly say: Say;
  readonly rule: string | null;

  constructor(status: number, problem: Problem) {
    super(problem.message);
    this.status = status;
    this.error = problem.error;
    this.say = problem.say;
    this.rule = problem.rule ?? null;
  }
}

/** Nobody answered, however often we asked. */
export class Unanswered extends Error {}

/** What is asked `once` the server could not tell from a first time. */
type Ask = { method?: "GET" | "POST" | "DELETE"; key?: string | null; body?: unknown; once?: boolean };

// Together longer than the server takes to start again.
const PAUSES_MS = [250, 700, 1500, 3000];
const TIMEOUT_MS = 10_000;

/** 128 random bits as base64url: a key, a nonce, or the name of a request. */
export function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

// Most requests may be sent twice: reads change nothing, and others carry a key or an id. An answer is one when it has
// come to its end: what breaks off in the middle is asked for again, as what never began.
async function ask(path: string, { method = "GET", key = null, body, once = false }: Ask = {}): Promise<string> {
  // A reason that comes in words comes in those of the page, whatever the browser prefers.
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (key !== null) headers.Authorization = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const wanted = { method, headers, body: body === undefined ? null : JSON.stringify(body), cache: "no-store" } as const;
  for (const pause of [...PAUSES_MS, null]) {
    const answer = await answered(`/api${path}`, wanted).catch(() => null);
    if (answer?.ok) return answer.text;
    const isFinal = answer && answer.status < 500 && answer.status !== 429;
    if (isFinal) throw new Refused(answer.status, JSON.parse(answer.text) as Problem);
    if (pause === null || (once && !answer)) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Unanswered(path);
}

async function answered(url: string, wanted: RequestInit): Promise<{ ok: boolean; status: number; text: string }> {
  const answer = await fetch(url, { ...wanted, signal: AbortSignal.timeout(TIMEOUT_MS) });
  // Somebody between us and the server has a page to show: a sign-in, an error of a proxy.
  if (answer.headers.get("Content-Type")?.startsWith("text/html")) throw new Unanswered(url);
  return { ok: answer.ok, status: answer.status, text: await answer.text() };
}

async function read<T>(path: string, how: Ask = {}): Promise<T> {
  return JSON.parse(await ask(path, how)) as T;
}

const post = (key: string | null, body: unknown): Ask => ({ method: "POST", key, body });
const postOnce = (key: string | null, body: unknown): Ask => ({ ...post(key, body), once: true });

export const games = () => read<GameFacts[]>("/games");
export const create = (wanted: MatchWanted) => read<MatchMade>("/matches", post(null, wanted));
export const take = (match: string, seat: number, taken: SeatTaken) =>
  read<KeyGiven>(`/matches/${match}/seats/${seat}`, post(null, taken));
export const lobby = () => read<Waiting[]>("/matches?status=open");
export const look = (match: string, key: string | null) => read<Body>(`/matches/${match}`, { key });
export const terms = (match: string, key: string | null) => read<Terms>(`/matches/${match}/terms`, { key });
export const play = (match: string, key: string | null, wanted: ActionWanted) =>
  read<Body>(`/matches/${match}/actions`, post(key, wanted));
export const undo = (match: string, key: string | null, wanted: UndoWanted) =>
  read<Body>(`/matches/${match}/undo`, post(key, wanted));
export const takeBack = (match: string, key: string | null, wanted: TakebackWanted) =>
  read<Body>(`/matches/${match}/takeback`, wanted.id ? post(key, wanted) : postOnce(key, wanted));
export const resign = (match: string, key: string | null, wanted: ResignWanted) =>
  read<Body>(`/matches/${match}/resign`, post(key, wanted));
export const events = (match: string, key: string | null, since: number, limit: number, eyes: number | "all" | null) =>
  read<Entry[]>(`/matches/${match}/events?since=${since}&limit=${limit}${eyes === null ? "" : `&seat=${eyes}`}`, { key });
export const replay = (wanted: ReplayWanted) => read<Entry[]>("/replay", post(null, wanted));
export const replayWhy = (wanted: WhyWanted) => read<Why | null>("/replay/why", post(null, wanted));
export const why = (match: string, key: string | null, touches: string[]) =>
  read<Why | null>(`/matches/${match}/why?target=${encodeURIComponent(touches.join(","))}`, { key });
export const transcript = (match: string, key: string | null) => ask(`/matches/${match}/transcript`, { key });
export const talk = (match: string, key: string | null, wanted: TalkWanted) =>
  read<Body>(`/matches/${match}/talk`, post(key, wanted));
export const pause = (match: string, key: string | null, wanted: PauseWanted) =>
  read<Body>(`/matches/${match}/pause`, postOnce(key, wanted));
export const abort = (match: string, key: string | null, id: string) => read<Body>(`/matches/${match}/abort`, post(key, { id }));
export const hint = (match: string, key: string | null) => read<Hint[]>(`/matches/${match}/hint`, post(key, {}));
export const rematch = (match: string, key: string | null) => read<Next>(`/matches/${match}/rematch`, post(key, {}));

// What a seat does for itself, or to one that is empty.
const seatPath = (match: string, seat: number) => `/matches/${match}/seats/${seat}`;
export const leave = (match: string, key: string | null, seat: number) =>
  read<Body>(seatPath(match, seat), { method: "DELETE", key, once: true });
export const comeBack = (match: string, key: string | null, seat: number) =>
  read<KeyGiven>(seatPath(match, seat), post(key, {}));
export const changeKey = (match: string, key: string | null, seat: number, wanted: string) =>
  read<KeyGiven>(`${seatPath(match, seat)}/key`, postOnce(key, { key: wanted }));
export const sleep = (match: string, key: string | null, seat: number, hours: Hours) =>
  read<Body>(`${seatPath(match, seat)}/hours`, post(key, hours));
export const goAway = (match: string, key: string | null, seat: number, days: number) =>
  read<Body>(`${seatPath(match, seat)}/away`, postOnce(key, { days }));
export const feed = (match: string, key: string | null, seat: number) =>
  read<Feed>(`${seatPath(match, seat)}/feed`, post(key, {}));
export const erase = (match: string, key: string | null, seat: number) =>
  read<Body>(`${seatPath(match, seat)}/erase`, post(key, {}));
