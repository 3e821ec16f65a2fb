import type { Finding } from '../types';
import { pairBlocks } from './pairBlocks';
import type { CheckedPage } from './types';

const CODE_SPAN = /(?<ticks>`+)[^`]+\k<ticks>/g;
const TARGET = /\]\((?<target>[^)\s]+)/g;

/** What a text's links lead to, sorted: a sentence may name them in another order. */
function listTargets(text: string): string[] {
  return [...text.replace(CODE_SPAN, '').matchAll(TARGET)]
    .map((match) => match.groups!.target!)
    .sort();
}

/** Each text leads to where its English leads. */
export function checkLinks(page: CheckedPage): Finding[] {
  return pairBlocks(page).flatMap(({ source, target }) => {
    if (source.kind === 'code') {
      return [];
    }
    const [expected, found] = [listTargets(source.en), listTargets(target.text)];
    return expected.join(' ') === found.join(' ')
      ? []
      : [
          {
            line: target.line,
            message: `the text links to ${found.join(', ') || 'nothing'}, its English to ${expected.join(', ') || 'nothing'}`,
          },
        ];
  });
}
