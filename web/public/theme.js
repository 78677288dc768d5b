// Runs before the first paint, so that no page flashes in the wrong light.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem("pelagos.theme");
  } catch (error) {
    // Storage may be forbidden: the system's choice stands.
  }
  var dark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = chosen || (dark ? "dark" : "light");
})();
