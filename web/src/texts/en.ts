// The English texts of the shell, in one chunk of their own. Each game's come with its table.

const shared = import.meta.glob<string>("../../../src/pelagos/{bots,engine,server}/texts/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const own = import.meta.glob<string>("../../texts/en.ftl", { query: "?raw", import: "default", eager: true });

export default { ...shared, ...own };
