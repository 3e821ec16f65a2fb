import type { Finding } from '../types';
import { flattenText } from './flattenText';
import { pairBlocks } from './pairBlocks';
import type { Check } from './types';

/** A word that is no name: in small letters. */
const WORD = /(?<![\p{L}\d.@/-])\p{Ll}{2,}(?![\p{L}\d.@/-])/gu;

/** From how many such words on, a text without a Chinese character is English. */
const WORDS = 3;

/** So many English words in a row, with the marks between them, are a sentence. */
const SENTENCE = /(?:[A-Za-z’']+[ ,;]+){7,}[A-Za-z’']+/;

function isEnglish(text: string): boolean {
  return !/\p{Script=Han}/u.test(text) && (text.match(WORD)?.length ?? 0) >= WORDS;
}

function findLeftover(text: string): string | undefined {
  return isEnglish(text) ? text : SENTENCE.exec(text)?.[0];
}

/** No text stayed English by accident. Names, code and what is marked may. */
export const checkLeftovers: Check = (page): Finding[] =>
  pairBlocks(page).flatMap(({ target }) =>
    flattenText(target).flatMap((text) => {
      const leftover = findLeftover(text);
      return leftover === undefined
        ? []
        : [
            {
              line: target.line,
              message: `“${leftover.slice(0, 60)}” is still English: translate it, or write it as code if it is code`,
            },
          ];
    }),
  );
