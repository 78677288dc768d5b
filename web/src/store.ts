// What this browser remembers. Storage may be forbidden or full: then nothing is kept, and nothing breaks.

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`pelagos.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`pelagos.${name}`, value);
  } catch {
    // The choice then lasts as long as the page.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`pelagos.${name}`);
  } catch {
    // Nothing was kept.
  }
}

/** The names of all that is kept and begins with `prefix`. */
export function names(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(`pelagos.${prefix}`))
      .map((name) => name.slice("pelagos.".length));
  } catch {
    return [];
  }
}
