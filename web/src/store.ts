// What this browser remembers. Storage may be forbidden or full: then it is remembered as long as the page is open.

const kept = new Map<string, string>();

export function recall(name: string): string | null {
  const text = kept.get(name);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(`pelagos.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`pelagos.${name}`, value);
    kept.delete(name);
  } catch {
    kept.set(name, value);
  }
}

export function forget(name: string): void {
  kept.delete(name);
  try {
    localStorage.removeItem(`pelagos.${name}`);
  } catch {
    // Nothing was kept there.
  }
}

/** The names of all that is kept and begins with `prefix`. */
export function names(prefix: string): string[] {
  return [...new Set([...kept.keys(), ...stored()])].filter((name) => name.startsWith(prefix));
}

function stored(): string[] {
  try {
    return Object.keys(localStorage).flatMap((name) => (name.startsWith("pelagos.") ? [name.slice("pelagos.".length)] : []));
  } catch {
    return [];
  }
}
