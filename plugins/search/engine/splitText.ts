/** A piece of a text: a Latin word or a part of one, or a run of Han characters. */
export interface TextPart {
  /** In lower case. */
  text: string;
  /** Offsets in the text that was split, the end excluded. */
  start: number;
  end: number;
  isHan: boolean;
  /** Number of the chunk that the part is of: `rowSelection` and `row-selection` are one each. */
  chunk: number;
}

const CHUNK = /(?<han>\p{Script=Han}+)|(?:(?!\p{Script=Han})[\p{L}\p{N}_$-])+/gu;
/** Parts of an identifier: `CSV`, `Row`, `selection`, `8`. */
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[^\p{Lu}\p{Ll}\p{N}_$-]+/gu;

/**
 * Splits a text where a reader sees words: at spaces and punctuation, within identifiers
 * at capitals, hyphens and digits, and where Latin and Chinese meet.
 */
export function splitText(text: string): TextPart[] {
  return [...text.matchAll(CHUNK)].flatMap((match, chunk) => {
    const isHan = match.groups?.han !== undefined;
    const pieces = isHan
      ? [{ 0: match[0], index: 0 }]
      : [...match[0].matchAll(PART)];
    return pieces.map((piece) => ({
      text: piece[0].toLowerCase(),
      start: match.index + piece.index,
      end: match.index + piece.index + piece[0].length,
      isHan,
      chunk,
    }));
  });
}
