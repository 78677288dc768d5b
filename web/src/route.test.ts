import { describe, expect, it } from "vitest";
import { parse } from "./route.svelte";

describe("route", () => {
  it.each([
    ["/", { name: "home" }],
    ["/match/abc", { name: "match", match: "abc" }],
    ["/match/abc/", { name: "match", match: "abc" }],
    ["/rules/tyrus", { name: "rules", game: "tyrus" }],
    ["/learn/tyrus", { name: "learn", game: "tyrus" }],
    ["/learn", { name: "lost" }],
    ["/replay", { name: "replay", match: null }],
    ["/replay/abc", { name: "replay", match: "abc" }],
    ["/replay/a/b", { name: "lost" }],
    ["/match", { name: "lost" }],
    ["/match/a/b", { name: "lost" }],
    ["/elsewhere", { name: "lost" }],
  ])("reads %s", (path, route) => expect(parse(path)).toEqual(route));
});
