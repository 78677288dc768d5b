import "./look/fonts.css";
import "./look/tokens.css";
import "./look/page.css";
import { mount } from "svelte";
import { expect } from "./ahead";
import App from "./App.svelte";
import { faces } from "./look/fonts";
import { renewWhenLacking } from "./renew.svelte";
import { followLinks, route } from "./route.svelte";
import { preferred, speak } from "./text.svelte";
import { followTheme } from "./theme.svelte";

followTheme();
followLinks();
renewWhenLacking();
// All that the first page needs comes at once, not one after another.
const now = route();
if (now.name === "match") expect(now.match, location.hash);
const page = now.name === "home" ? import("./home/Home.svelte") : now.name === "match" ? import("./table/Match.svelte") : null;
// What did not come is said, and waited for, by the page itself.
await Promise.all([speak(preferred()), page?.catch(() => null), faces()]);
mount(App, { target: document.getElementById("page")! });
