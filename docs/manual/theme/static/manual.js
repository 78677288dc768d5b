// The manual's few moving parts: day or night, the contents on a wide window, frames as high as their drawings.

document.getElementById("theme").addEventListener("click", () => {
  const root = document.documentElement;
  root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
  try {
    localStorage.setItem("pelagos.theme", root.dataset.theme);
  } catch {
    // The choice then lasts as long as the page.
  }
});

const wide = matchMedia("(min-width: 1000px)");
const contents = document.querySelector("nav details");
const unfold = () => (contents.open = wide.matches);
wide.addEventListener("change", unfold);
unfold();
contents.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });

addEventListener("message", ({ source, data }) => {
  const frame = [...document.querySelectorAll("iframe.pelagos-drawing")].find(({ contentWindow }) => contentWindow === source);
  if (frame && data.height > 0) frame.style.height = `${data.height}px`;
});
