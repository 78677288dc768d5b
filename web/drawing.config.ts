// One script that draws a game wherever HTML is shown, with its styles, letters and words inside: `vite build --mode GAME`.

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** What belongs to other games, to lessons or to the rules would never be drawn. */
function only(game: string): Plugin {
  const isElse = new RegExp(`games/(?!${game}/)\\w+/(page\\.ts|texts/)|texts/(learn|more)/`);
  return {
    name: "only",
    enforce: "pre",
    load: (id) => (isElse.test(id) ? 'export const PAGE = null; export default "";' : null),
  };
}

/** Letters are most of the weight, and no board is written in these two faces alone: their neighbours do. */
const letters: Plugin = {
  name: "letters",
  enforce: "pre",
  transform: (css, id) => (id.endsWith("look/fonts.css") ? css.replace(/^@font-face .*font-weight: [58]00;.*\n/gm, "") : null),
};

/** Styles come with the script, which puts them in place before it draws. */
const styles: Plugin = {
  name: "styles",
  enforce: "post",
  generateBundle(_, bundle) {
    let css = "";
    for (const [name, file] of Object.entries(bundle)) {
      if (file.type !== "asset" || !name.endsWith(".css")) continue;
      css += file.source;
      delete bundle[name];
    }
    const put = `document.head.append(Object.assign(document.createElement("style"),{textContent:${JSON.stringify(css)}}));`;
    for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = put + file.code;
  },
};

export default defineConfig(({ mode: game }) => ({
  plugins: [only(game), letters, svelte(), styles],
  publicDir: false,
  build: {
    outDir: "../src/pelagos/drawing/static",
    emptyOutDir: false,
    assetsInlineLimit: () => true,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: "src/drawing/main.ts",
      output: { format: "iife", codeSplitting: false, entryFileNames: `${game}.js` },
    },
  },
}));
