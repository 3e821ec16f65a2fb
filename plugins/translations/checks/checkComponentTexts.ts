import { CHINESE_TEXTS, type TextPairs } from './componentTexts';
import { flattenText } from './flattenText';
import { pairBlocks } from './pairBlocks';
import type { Check } from './types';

/** A quoted text, or one in brackets of its own. */
const QUOTED = /[“「（(](?<text>[^“”「」（）()]+)[”」）)]/gu;

/** The first quoted text of a component without what the component shows in its place. */
function findForeignText(text: string, pairs: TextPairs) {
  return [...text.matchAll(QUOTED)]
    .map(({ groups }) => groups!.text!)
    .map((english) => ({ english, shown: pairs.get(english) ?? [] }))
    .find(
      ({ shown }) => shown.length > 0 && !shown.some((one) => text.includes(one)),
    );
}

/** A quoted text of a component is the one that readers of the page see in the demos. */
export const checkComponentTexts: Check = (page) => {
  const pairs = CHINESE_TEXTS[page.page.split('/')[0]!];
  if (pairs === undefined) {
    return [];
  }
  return pairBlocks(page).flatMap(({ target }) =>
    flattenText(target).flatMap((text) => {
      const found = findForeignText(text, pairs);
      return found === undefined
        ? []
        : [
            {
              line: target.line,
              message: `“${found.english}” is a component’s text, which demos on this page show as “${found.shown.join('” or “')}”: quote that, with the English in brackets if it helps`,
            },
          ];
    }),
  );
};
