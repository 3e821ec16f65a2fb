/** How many characters of code a line surely has room for: in a table's narrow columns, or a sidebar. */
export const NAME_ROOM = 26;

/** What a name consists of: words with their capital, as in `GridRow|Selection`. */
const WORDS = /.[^A-Z]*(?:[A-Z]+(?![a-z])[^A-Z]*)?/gs;

/** Joins words to lines of about one length. */
function balance(run: string, room: number): string[] {
  const size = run.length / Math.ceil(run.length / room);
  const lines: string[] = [];
  for (const word of run.match(WORDS) ?? []) {
    const last = lines.length - 1;
    if (last < 0 || lines[last]!.length + word.length / 2 > size) {
      lines.push(word);
    } else {
      lines[last] += word;
    }
  }
  return lines;
}

/**
 * The parts between which a name may break, where it is too long for a line. Hyphens break
 * by themselves, so that what stands between them counts as a name. A page has hundreds of
 * names, and each break is an element: there are as few as the room asks for.
 *
 * @param room in characters
 */
export function splitName(name: string, room = NAME_ROOM): string[] {
  const parts = [''];
  for (const run of name.split(/(?<=-)(?!-)/)) {
    const [first = '', ...others] = run.length > room ? balance(run, room) : [run];
    parts[parts.length - 1] += first;
    parts.push(...others);
  }
  return parts;
}
