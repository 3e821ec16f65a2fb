/** Characters that take the room of two Latin ones: Chinese ones and full-width signs. */
const WIDE =
  /[\p{Script=Han}\u3000-\u303f\u3040-\u30ff\uac00-\ud7af\uff01-\uff60\uffe0-\uffe6]/u;

/**
 * The room that a text takes on one line, in Latin characters: a Chinese one counts as
 * two. Search engines cut titles and descriptions by their width, so that one limit
 * holds for all languages.
 */
export function getTextWidth(text: string): number {
  return [...text].reduce(
    (sum, character) => sum + (WIDE.test(character) ? 2 : 1),
    0,
  );
}
