import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { all, hold, type Held } from "../keys";
import { fromFile, fromLink, takeIn, toFile, toLink } from "./carry";

const held = (at: number, more: Partial<Held> = {}): Held => ({
  match: `match${at}_0123456789abcdef`,
  game: "tyrus",
  seats: [{ seat: at % 2, key: `key${at}-0123456789ABCDEFGHIJ` }],
  created: 1_790_000_000_000 + at * 1000,
  commitment: "0123456789abcdef".repeat(4),
  ...more,
});

beforeEach(() => {
  const kept: Record<string, string> = {};
  Object.defineProperties(kept, {
    getItem: { value: (name: string) => kept[name] ?? null },
    setItem: { value: (name: string, value: string) => (kept[name] = value) },
  });
  vi.stubGlobal("localStorage", kept);
});
afterEach(() => vi.unstubAllGlobals());

/** Let the server have these matches, with these keys. */
function serve(matches: Held[]): void {
  vi.stubGlobal("fetch", async (path: string, { headers }: { headers: Record<string, string> }) => {
    const seats = matches.find(({ match }) => path.endsWith(`/${match}`))?.seats;
    const own = seats?.find(({ key }) => headers.Authorization === `Bearer ${key}`);
    return own ? Response.json(own) : Response.json({ error: "key", message: "", say: { id: "error-key" } }, { status: 401 });
  });
}

describe("carried", () => {
  const matches = [held(1), held(2, { game: "minos", seats: [{ seat: 0, key: "a".repeat(22) }, { seat: 3, key: "b_".repeat(11) }] })];

  it("by file, all come back as they were", () => expect(fromFile(toFile(matches))).toEqual(matches));

  it("by link, all come back as they were, and stand after the #", () => {
    const { link, count } = toLink("https://pelagos.example", matches);
    const url = new URL(link);
    expect(count).toBe(2);
    expect(url.pathname + url.search).toBe("/");
    expect(fromLink(url.hash)).toEqual(matches);
  });

  it("a code holds the first that fit, and says how many", () => {
    const many = Array.from({ length: 40 }, (_, at) => held(at));
    const { link, count } = toLink("https://pelagos.example", many);
    expect(count).toBeGreaterThan(5);
    expect(link.length).toBeLessThan(901);
    expect(fromLink(new URL(link).hash)).toEqual(many.slice(0, count));
  });

  it.each(["", "{}", "[]", "no", '{"pelagos":1,"matches":[]}', '{"pelagos":1,"matches":[{}]}', '{"pelagos":2,"matches":[]}', '{"pelagos":1,"matches":[null]}'])(
    "refuses the file %j", (text) => expect(fromFile(text)).toBe(null));
  it.each(["", "#x", "#carry=", "#carry=a~b", "#carry=match~tyrus~z~%~0.k", `#carry=${"<b>"}`])("refuses the fragment %j", (hash) => expect(fromLink(hash)).toBe(null));

  it("what was here stays, and its seal is the first that was seen", async () => {
    serve(matches);
    hold({ ...held(1), commitment: "f".repeat(64) }, 0, "mine-0123456789abcdefghij", 5);
    expect(await takeIn(matches)).toEqual({ taken: 2, refused: 0 });
    expect(all().map(({ match }) => match)).toEqual([held(2).match, held(1).match]);
    const first = all().find(({ match }) => match === held(1).match)!;
    expect(first.seats.map(({ seat }) => seat)).toEqual([0, 1]);
    expect([first.commitment, first.created]).toEqual(["f".repeat(64), 5]);
  });

  it("a key that opens nothing does not take the place of one that does", async () => {
    const good = held(1);
    hold(good, 1, good.seats[0]!.key);
    serve([good]);
    expect(await takeIn([held(1, { seats: [{ seat: 1, key: "cut-short" }] }), held(2)])).toEqual({ taken: 0, refused: 2 });
    expect(all().map(({ match, seats }) => [match, seats])).toEqual([[good.match, good.seats]]);
  });
});
