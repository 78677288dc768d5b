// The dice, checked here: the key shown at the end must be the one that was sealed at the start.

/** The SHA-256 of a key, both in hexadecimal. */
export async function seal(key: string): Promise<string> {
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
