// The French texts of the shell, in one chunk of their own. Each game's come with its table.

const shared = import.meta.glob<string>("../../../src/pelagos/{bots,engine,server}/texts/fr.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const own = import.meta.glob<string>("../../texts/fr.ftl", { query: "?raw", import: "default", eager: true });

export default { ...shared, ...own };
