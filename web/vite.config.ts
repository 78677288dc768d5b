import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { marked } from "marked";
import { defineConfig, type Plugin } from "vitest/config";

/** Rules for players are Markdown in docs/; they become HTML when the page is built. */
const markdown: Plugin = {
  name: "markdown",
  transform(text, id) {
    if (!id.endsWith(".md")) return null;
    return { code: `export default ${JSON.stringify(marked.parse(text))};`, map: null };
  },
};

/** Remarks in texts, and what the server says in mail and feeds, stay out of the page. */
const texts: Plugin = {
  name: "texts",
  enforce: "pre",
  load(id) {
    const [file, query] = id.split("?");
    if (!file?.endsWith(".ftl") || query !== "raw") return null;
    const kept = readFileSync(file, "utf8").replace(/^(#.*|(notice|feed)-.*|)\n/gm, "");
    return `export default ${JSON.stringify(kept)};`;
  },
};

export default defineConfig({
  plugins: [svelte(), markdown, texts],
  build: {
    outDir: "../src/pelagos/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8040", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
