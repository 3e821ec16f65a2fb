import { segmentHan, toBigrams } from './segmentHan';
import { splitText, type TextPart } from './splitText';
import { toStem } from './toStem';

/** Letters and digits of a text in lower case, with nothing between: `rowselectionmodel`. */
export function squash(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Parts of a text by chunk. */
export function groupByChunk(parts: readonly TextPart[]): TextPart[][] {
  const chunks: TextPart[][] = [];
  parts.forEach((part) => (chunks[part.chunk] ??= []).push(part));
  return chunks.filter((chunk) => chunk.length > 0);
}

function tokenizeHan(run: string): string[] {
  // Words may be cut differently in the browser than where the index was made: bigrams
  // are found either way.
  return [...new Set([...segmentHan(run), ...toBigrams(run)])];
}

/**
 * The terms that a text is found by, each as often as it stands there: stems of its words and
 * of the parts of its identifiers, identifiers as a whole, and Chinese words and bigrams.
 */
export function listTokens(text: string): string[] {
  return groupByChunk(splitText(text)).flatMap((parts) => {
    if (parts[0]?.isHan) {
      return tokenizeHan(parts[0].text);
    }
    const stems = parts.map((part) => toStem(part.text));
    const whole = parts.map((part) => part.text).join('');
    return parts.length > 1 ? [...stems, whole] : stems;
  });
}

/** The terms that a text is found by, each once. */
export function tokenize(text: string): string[] {
  return [...new Set(listTokens(text))];
}
