import type { Finding } from '../types';
import { flattenText } from './flattenText';
import type { Check } from './types';

const HAN = '\\p{Script=Han}';
const LATIN = '[A-Za-z0-9]';
const FULL = '[，。；：？！、（）“”《》]';

/** What Chinese text must not contain, and the rule that forbids it. */
const RULES: [pattern: RegExp, rule: string][] = [
  [
    new RegExp(`${HAN}[,.;:?!]|[,;:?!]${HAN}`, 'u'),
    'punctuation in Chinese is full-width: ，。；：？！',
  ],
  [
    new RegExp(`${HAN} ?[()]|[()] ?${HAN}`, 'u'),
    'brackets in Chinese are full-width: （）',
  ],
  [new RegExp(`${HAN}["']|["']${HAN}`, 'u'), 'quotes in Chinese are “ and ”'],
  [
    new RegExp(`${HAN}${LATIN}|${LATIN}${HAN}`, 'u'),
    'a space stands between Chinese and a Latin word, a number or code',
  ],
  [
    new RegExp(` ${FULL}|${FULL} `, 'u'),
    'no space stands beside full-width punctuation',
  ],
  [new RegExp(`${HAN} +${HAN}`, 'u'), 'no space stands between Chinese characters'],
  // CommonMark: a mark between punctuation and a letter neither opens nor closes.
  [/\*\*/, 'bold is not closed: write its punctuation outside, as in **词语**。'],
  [/\.{3}|。{2,}/, 'an ellipsis in Chinese is ……'],
];

/** Some text around a match, so that it can be found. */
function quote(text: string, index: number): string {
  return text.slice(Math.max(0, index - 8), index + 10);
}

function checkText(text: string): string[] {
  return RULES.flatMap(([pattern, rule]) => {
    const match = pattern.exec(text);
    return match ? [`“${quote(text, match.index)}”: ${rule}`] : [];
  });
}

/** Chinese text is set by the rules of the glossary. */
export const checkTypography: Check = ({ translation }): Finding[] =>
  translation.blocks.flatMap((block) =>
    flattenText(block)
      .flatMap(checkText)
      .map((message) => ({ line: block.line, message })),
  );
