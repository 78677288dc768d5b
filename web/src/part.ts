// Parts of the page in chunks of their own.

/** The component once it has come, else the promise of it: `{#await}` draws at once what is no promise. */
export type Part<C> = () => C | Promise<C>;

export function part<C>(load: () => Promise<{ default: C }>): Part<C> {
  let come: C | null = null;
  return () => come ?? load().then((loaded) => (come = loaded.default));
}

let spares = 0;

/** Whether something is under way that the page can do without. */
export function spared(): boolean {
  return spares > 0;
}

/** Fetch what the page can do without: null if it does not come, and nobody is told. */
export async function spare<T>(load: () => Promise<T>): Promise<T | null> {
  spares += 1;
  try {
    return await load();
  } catch {
    return null;
  } finally {
    spares -= 1;
  }
}
