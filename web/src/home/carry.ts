// All keys of this browser, to be carried to another: as a file, or in a link after `#`, which no server sees.

import { look, Refused } from "../api";
import { all, hold, type Held } from "../keys";

const ID = /^[A-Za-z0-9_-]{8,86}$/;
const GAME = /^[a-z][a-z0-9-]{0,31}$/;
const MARK = "#carry=";
// A code with more letters than these is too fine for the camera of a phone.
const FITS = 900;

type Pack = { pelagos: 1; matches: Held[] };

/** The text of a file with all matches. */
export function toFile(matches: Held[] = all()): string {
  return JSON.stringify({ pelagos: 1, matches } satisfies Pack, null, 1);
}

/** The matches in a file; null when it is no such file. */
export function fromFile(text: string): Held[] | null {
  try {
    const { pelagos, matches } = JSON.parse(text) as Partial<Pack>;
    return pelagos === 1 && Array.isArray(matches) ? checked(matches) : null;
  } catch {
    return null;
  }
}

/** A link with as many matches as a code can hold, the newest first, and how many these are. */
export function toLink(origin: string, matches: Held[] = all()): { link: string; count: number } {
  let link = `${origin}/${MARK}`;
  let count = 0;
  for (const { match, game, created, commitment, seats } of matches) {
    const keys = seats.map(({ seat, key }) => `${seat}.${key}`);
    const part = [match, game, Math.floor(created / 1000).toString(36), shorten(commitment), ...keys].join("~");
    if (count > 0 && link.length + part.length + 1 > FITS) break;
    link += (count > 0 ? "!" : "") + part;
    count += 1;
  }
  return { link, count };
}

/** The matches in the fragment of a link; null when it is no such link. */
export function fromLink(hash: string): Held[] | null {
  if (!hash.startsWith(MARK)) return null;
  const matches = hash.slice(MARK.length).split("!").map((part): Held => {
    const [match = "", game = "", created = "", commitment = "", ...keys] = part.split("~");
    const seats = keys.map((text) => ({ seat: Number(text.split(".")[0]), key: text.split(".")[1] ?? "" }));
    return { match, game, created: parseInt(created, 36) * 1000, commitment: lengthen(commitment), seats };
  });
  return checked(matches);
}

/** Keep the keys that open their seats: one that does not must not take the place of one that does. What is here already stays. A match of which only some seats open is told of as both. */
export async function takeIn(matches: Held[]): Promise<{ taken: number; refused: number }> {
  let [taken, refused] = [0, 0];
  for (const held of matches) {
    const opens = await Promise.all(held.seats.map(({ seat, key }) => isKey(held.match, seat, key)));
    held.seats.filter((_, at) => opens[at]).forEach(({ seat, key }) => hold(held, seat, key, held.created));
    if (opens.includes(true)) taken += 1;
    if (opens.includes(false)) refused += 1;
  }
  return { taken, refused };
}

async function isKey(match: string, seat: number, key: string): Promise<boolean> {
  try {
    return (await look(match, key)).seat === seat;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** All of them or nothing: what is not ours is not repaired. */
function checked(matches: Held[]): Held[] | null {
  const isSeat = ({ seat, key }: Held["seats"][number]) => Number.isInteger(seat) && seat >= 0 && seat < 8 && ID.test(key);
  const isHeld = ({ match, game, created, commitment, seats }: Held) =>
    ID.test(match) && GAME.test(game) && Number.isFinite(created) && /^[0-9a-f]{64}$/.test(commitment) && seats.length > 0 && seats.every(isSeat);
  return matches.length > 0 && matches.every(isHeld) ? matches : null;
}

/** 64 hexadecimal digits as 43 letters, and back. */
function shorten(hex: string): string {
  const bytes = (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function lengthen(letters: string): string {
  try {
    const bytes = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    return [...bytes].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, "0")).join("");
  } catch {
    return "";
  }
}
