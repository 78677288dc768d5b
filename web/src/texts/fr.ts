// Every French text, in one chunk of its own.

const shared = import.meta.glob<string>("../../../src/pelagos/{engine,server,games/*}/texts/fr.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const own = import.meta.glob<string>("../../texts/fr.ftl", { query: "?raw", import: "default", eager: true });

export default { ...shared, ...own };
