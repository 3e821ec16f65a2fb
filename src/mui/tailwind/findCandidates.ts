/** Inside of `[…]`, which may hold another pair and, as all of a class, no white space. */
const BRACKETED = String.raw`(?:[^\s[\]]|\[[^\s[\]]*\])*`;

/**
 * A word that may be a class. Its brackets may hold what ends a word elsewhere, quotes too
 * (`content-['–']`), but they have to be a class's own: they follow a dash, or they are a
 * variant (`[&>li]:p-1`) or a property (`[mask-type:alpha]`). Others are a list in code.
 */
const WORD = new RegExp(
  [
    String.raw`(?:[\w@!*:/.%-]`,
    String.raw`(?<=-)\[${BRACKETED}\]`,
    String.raw`\[(?=[^\s"'\x60,]*[&@:])${BRACKETED}\]`,
    String.raw`(?<=-)\((?:[^\s()]|\([^\s()]*\))*\))+`,
  ].join('|'),
  'g',
);

/**
 * Words of source code that may be Tailwind classes. Most are none: Tailwind's compiler
 * passes over what it doesn't know, as it does with the words of its own scanner (which
 * is native code and can't run in a browser).
 *
 * @param source text of a TypeScript, JavaScript or HTML file
 * @returns each word once
 */
export function findCandidates(source: string): string[] {
  // A class may be a key, as in `clsx({ flex: open })`: then a colon follows it.
  const words = (source.match(WORD) ?? []).map((word) => word.replace(/:$/, ''));
  return [...new Set(words)].filter((word) => word !== '');
}
