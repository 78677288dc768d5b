// Build a drawing script for every game that has a page.

import { readdirSync, rmSync } from "node:fs";
import { build } from "vite";

rmSync("../src/pelagos/drawing/static", { recursive: true, force: true });
const games = readdirSync("src/games", { withFileTypes: true }).filter((entry) => entry.isDirectory());
for (const { name } of games) await build({ configFile: "drawing.config.ts", mode: name, logLevel: "error" });
