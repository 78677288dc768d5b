import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";
import { bind } from "./src/rules/bind.ts";

/** Rules for players are Markdown in docs/; they are bound when the page is built. */
const markdown: Plugin = {
  name: "markdown",
  async transform(text, id) {
    if (!id.endsWith(".md")) return null;
    const english = id.replace(/\.\w\w\.md$/, ".en.md");
    this.addWatchFile(english);
    return { code: `export default ${JSON.stringify(bind(text, await this.fs.readFile(english, { encoding: "utf8" })))};`, map: null };
  },
};

/** Remarks in texts, and what the server says in mail and feeds, or itself puts into words, stay out of the page; so do indents. */
const texts: Plugin = {
  name: "texts",
  transform(code, id) {
    if (!id.endsWith(".ftl?raw")) return null;
    const text: string = JSON.parse(code.replace(/^export default |;$/g, ""));
    return { code: `export default ${JSON.stringify(text.replace(/^(#.*|(notice|feed|transcript)-.*(\n[ }].*)*|)\n/gm, "").replace(/^ +/gm, " "))};`, map: null };
  },
};

export default defineConfig({
  plugins: [svelte(), markdown, texts],
  build: {
    outDir: "../src/pelagos/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What table, replay, rules and lessons share is one file, and so is what parts of Minos share: many small ones
    // would pack worse, and each takes a slow machine some time. Fighters come with their duels.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shared", test: /node_modules\/svelte\/|web\/src\/((table|look|games|sound)\/)?[^/]+$/, minShareCount: 2 },
            { name: "minos", test: /web\/src\/games\/minos\/(?!Fighter)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8040", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
