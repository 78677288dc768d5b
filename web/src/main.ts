import "./look/fonts.css";
import "./look/tokens.css";
import "./look/page.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./route.svelte";
import { preferred, speak } from "./text.svelte";
import { followTheme } from "./theme.svelte";

followTheme();
followLinks();
await speak(preferred());
mount(App, { target: document.getElementById("page")! });
