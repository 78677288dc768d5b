// A component in a chunk of its own.

/** The component once it has come, else the promise of it: `{#await}` draws at once what is no promise. */
export type Part<C> = () => C | Promise<C>;

export function part<C>(load: () => Promise<{ default: C }>): Part<C> {
  let come: C | null = null;
  return () => come ?? load().then((loaded) => (come = loaded.default));
}
