import { joinRanges } from '../../../src/utils/joinRanges';
import type { QueryTerm } from './parseQuery';
import { splitText } from './splitText';
import { toStem } from './toStem';
import type { Mark } from './types';

function findAll(text: string, part: string): Mark[] {
  const marks: Mark[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    marks.push([at, at + part.length]);
  }
  return marks;
}

/**
 * Finds what to highlight: words and parts of identifiers that the terms name, in any of
 * their forms, and their synonyms.
 *
 * @returns ranges that neither overlap nor touch, in order
 */
export function markText(text: string, terms: readonly QueryTerm[]): Mark[] {
  const options = terms.flatMap((term) => term.options);
  const tokens = new Set(options.flatMap((option) => option.tokens));
  const beginnings = terms
    .filter(({ isLast }) => isLast)
    .flatMap((term) => term.options.filter(({ isSynonym }) => !isSynonym))
    .map(({ phrase }) => phrase.split(' ').at(-1)!)
    .filter((word) => word.length > 0);
  const marks = splitText(text).flatMap((part): Mark[] => {
    if (part.isHan) {
      return [...tokens]
        .filter((token) => /\p{Script=Han}/u.test(token))
        .flatMap((token) => findAll(part.text, token))
        .map(([start, end]): Mark => [part.start + start, part.start + end]);
    }
    if (tokens.has(toStem(part.text)) || tokens.has(part.text)) {
      return [[part.start, part.end]];
    }
    const beginning = beginnings.find((word) => part.text.startsWith(word));
    return beginning === undefined
      ? []
      : [[part.start, part.start + beginning.length]];
  });
  return joinRanges(marks);
}
