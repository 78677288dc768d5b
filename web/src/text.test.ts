import { beforeAll, describe, expect, it } from "vitest";
import { bundle, enumerate, learn, speak, t, type Language, type Texts } from "./text.svelte";
import english from "./texts/en";
import french from "./texts/fr";

const SOURCES = import.meta.glob<string>(["./**/*.{ts,svelte}", "!./**/*.test.ts"], { query: "?raw", import: "default", eager: true });
const MORE = import.meta.glob<string>("../texts/more/*/*.ftl", { query: "?raw", import: "default", eager: true });
const GAMES = import.meta.glob<string>("../../src/pelagos/games/*/texts/*.ftl", { query: "?raw", import: "default", eager: true });
const TEXTS: Record<Language, Texts> = { en: { ...english, ...later("en") }, fr: { ...french, ...later("fr") } };

/** What comes when it is needed. */
function later(language: Language): Texts {
  return Object.fromEntries(Object.entries({ ...MORE, ...GAMES }).filter(([path]) => path.endsWith(`${language}.ftl`)));
}

/** What the page itself says. */
function own(language: Language): string {
  const isOwn = (path: string) => path === `../../texts/${language}.ftl` || path in MORE;
  return Object.keys(TEXTS[language]).filter(isOwn).map((path) => TEXTS[language][path]!).join("\n");
}

function ids(source: string): string[] {
  return [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]!);
}

/** Every id that the page's sources write out, with those that end in something computed. */
function used(): { whole: Set<string>; begun: Set<string> } {
  const all = Object.values(SOURCES).join("\n");
  return {
    whole: new Set([...all.matchAll(/"(web-[a-z-]*[a-z])"/g)].map((match) => match[1]!)),
    begun: new Set([...all.matchAll(/`(web-[a-z-]*-)\$\{/g)].map((match) => match[1]!)),
  };
}

describe("texts", () => {
  it("have the same ids in the same order in both languages", () => {
    expect(Object.keys(TEXTS.en).length).toBeGreaterThan(4);
    for (const name of Object.keys(TEXTS.en)) {
      const other = name.replace(/en\.ftl$/, "fr.ftl");
      expect(ids(TEXTS.fr[other]!), name).toEqual(ids(TEXTS.en[name]!));
    }
  });

  it("have every id that the page uses, and no other", () => {
    const { whole, begun } = used();
    const known = ids(own("en"));
    expect([...whole].filter((id) => !known.includes(id))).toEqual([]);
    const isUsed = (id: string) => whole.has(id) || [...begun].some((start) => id.startsWith(start));
    expect(known.filter((id) => !isUsed(id))).toEqual([]);
  });

  it.each(["en", "fr"] as const)("parse in %s", (language) => {
    expect(() => bundle(language, TEXTS[language])).not.toThrow();
  });

  it("are set as French in French", () => {
    const lines = own("fr").split("\n").filter((line) => !line.startsWith("#") && !line.includes("->"));
    expect(lines.filter((line) => /['"]| [:;!?»]|« /.test(line))).toEqual([]);
  });
});

describe("speaking", () => {
  beforeAll(() => speak("fr"));

  it("fills in arguments", () => expect(t("web-curtain", { name: "Brun" })).toBe("Brun, installez\u2011vous."));
  it("is loud about a missing id", () => expect(() => t("web-no-such-text")).toThrow("web-no-such-text"));
  it("is loud about a missing argument", () => expect(() => t("web-curtain")).toThrow("name"));
  it("writes numbers as the language does, and counts in its way", () => {
    expect(t("web-unread", { count: 1 })).toBe("un nouveau message");
    const written = [2, 999, 1000, 2.5].map((count) => t("web-unread", { count }).replace(" nouveaux messages", ""));
    expect(written).toEqual(["2", "999", "1\u202f000", "2,5"]);
  });
  it("names a row as each language does", async () => {
    expect(enumerate(["Bleu", "Rouge", "Vert"])).toBe("Bleu, Rouge et Vert");
    await speak("en");
    expect(enumerate(["Blue", "Red", "Green"])).toBe("Blue, Red and Green");
  });
  it("learns a game's words when asked to, and keeps them in another language", async () => {
    await speak("fr");
    expect(() => t("mykerinos-seat", { seat: "blue" })).toThrow("mykerinos-seat");
    await learn("mykerinos");
    expect(t("mykerinos-seat", { seat: "blue" })).toBe("Bleu");
    await speak("en");
    expect(t("mykerinos-seat", { seat: "blue" })).toBe("Blue");
  });
  it("knows a game that was learnt while the language changed", async () => {
    const changing = speak("fr");
    await learn("tyrus");
    expect(t("tyrus-seat", { seat: "brown" })).toBe("Brun");
    await changing;
  });
  it("changes language", async () => {
    await speak("en");
    expect(t("web-curtain", { name: "Brown" })).toBe("Brown, take a seat.");
  });
});
