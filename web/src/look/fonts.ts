// The faces of fonts.css come beside the code: who reads the page does not see its letters change and its lines move.

const FACES = [
  "400 1em Marcellus",
  "400 1em 'Alegreya Sans'",
  "500 1em 'Alegreya Sans'",
  "700 1em 'Alegreya Sans'",
  "700 1em Alegreya",
  "italic 400 1em Alegreya",
];
// On a slow line the page comes first, in letters that the reader has.
const PATIENCE_MS = 1000;

/** Wait for the faces, but not for long. */
export function faces(): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return Promise.race([late, Promise.all(FACES.map((face) => document.fonts.load(face))).catch(() => {})]);
}
