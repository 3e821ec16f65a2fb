import type { Finding, ParsedPage } from '../types';
import { getExplicitId } from '../toBlocks';
import type { CheckedPage } from './types';

function listHeadings({ blocks }: ParsedPage) {
  return blocks.flatMap(({ node, key, line }) =>
    node?.type === 'heading'
      ? [
          {
            mark: `${'#'.repeat(node.depth)} {/* #${key} */}`,
            isExplicit: getExplicitId(node) !== undefined,
            line,
          },
        ]
      : [],
  );
}

/** The headings have the English ids and levels, in the English order, so that links hold. */
export function checkHeadings({ english, translation }: CheckedPage): Finding[] {
  const expected = listHeadings(english);
  const found = listHeadings(translation);
  const length = Math.max(expected.length, found.length);
  for (let index = 0; index < length; index += 1) {
    const [source, target] = [expected[index], found[index]];
    if (source?.mark !== target?.mark) {
      return [
        {
          line: target?.line ?? found.at(-1)?.line ?? 1,
          message: `the English page has ${source ? `the heading "${source.mark}"` : 'no further heading'} here, and the translation ${target ? `"${target.mark}"` : 'none'}. "npm run i18n:update -- <page>" brings in what is new`,
        },
      ];
    }
  }
  return found
    .filter(({ isExplicit }) => !isExplicit)
    .map(({ line, mark }) => ({
      line,
      message: `the heading has no explicit id: end it with "${mark.replace(/^#+ /, '')}"`,
    }));
}
