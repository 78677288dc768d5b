import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { held } from "../keys";
import { isKept, playAgain } from "./again";

let asked: { path: string; key: string | undefined; body: any }[];

beforeEach(() => {
  asked = [];
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
  vi.stubGlobal("fetch", async (path: string, { headers, body }: { headers: Record<string, string>; body: string | null }) => {
    asked.push({ path, key: headers.Authorization, body: body && JSON.parse(body) });
    if (path.endsWith("/rematch")) return Response.json({ match: "next", seat: headers.Authorization === "Bearer brown" ? 1 : 0 });
    return Response.json({ key: "k", dice: { commitment: "seal" } });
  });
});
afterEach(() => vi.unstubAllGlobals());

it("takes the seat that is kept, with the old key and a new nonce, once the seal is known", async () => {
  expect(await playAgain("old", [{ seat: 0, key: "brown" }], { game: "tyrus", name: "Hannah" })).toBe("next");
  expect(asked.map(({ path }) => path)).toEqual(["/api/matches/old/rematch", "/api/matches/next", "/api/matches/next/seats/1"]);
  expect(asked[2]!.body).toMatchObject({ key: "brown", name: "Hannah" });
  expect(asked[2]!.body.nonce).toMatch(/^[\w-]{22}$/);
  expect(held("next")).toMatchObject({ game: "tyrus", commitment: "seal", seats: [{ seat: 1, key: "brown" }] });
  expect(isKept("next")).toBe(true);
  expect(isKept("old")).toBe(false);
});

it("sits down again with everybody of a shared screen, who have no names of their own", async () => {
  await playAgain("old", [{ seat: 0, key: "brown" }, { seat: 1, key: "beige" }], { game: "tyrus", name: "Hannah" });
  expect(held("next")?.seats).toEqual([{ seat: 0, key: "beige" }, { seat: 1, key: "brown" }]);
  expect(asked.filter(({ path }) => path.includes("/seats/")).map(({ body }) => body.name)).toEqual([null, null]);
});
