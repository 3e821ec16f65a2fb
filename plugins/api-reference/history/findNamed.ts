/** Ways in which upstream says what to use in place of something deprecated. */
const PHRASES = [
  /\buse (?:the )?`?([\w.]+)`?(?: (?:prop|slot|component|hook|method|member|selector|instead)\b)/i,
  // Not one of several, nor a name of something else: "Use `barLabel` in the series".
  /\buse (?:the )?`([\w.]+)(?:\(\))?`(?!,| (?:or|and|in|of|on|from)\b)/i,
  /\breplaced (?:by|with) (?:the )?`?([\w.]+)`?/i,
  /\bin favou?r of (?:the )?`?([\w.]+)`?/i,
];

/**
 * The name that a reason of deprecation tells readers to use: `slotProps.toolbar` of
 * "Use `slotProps.toolbar` instead.".
 *
 * @returns undefined where it names nothing
 */
export function findNamed(reason: string): string | undefined {
  return PHRASES.map((phrase) => phrase.exec(reason)?.[1]).find(
    (name) => name !== undefined,
  );
}
