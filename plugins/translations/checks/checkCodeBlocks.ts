import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Finding, ParsedPage } from '../types';
import type { CheckedPage } from './types';

/** From the start of a comment to the end of its line, or a line within a longer one. */
const COMMENT = /(?:^|\s)(?:\{?\/\*|\/\/|#|<!--).*$|^\s*\*.*$/;

function listCode({ root }: ParsedPage): Code[] {
  const blocks: Code[] = [];
  visit(root, 'code', (node) => {
    blocks.push(node);
  });
  return blocks;
}

function withoutComment(line: string): string {
  return line.replace(COMMENT, '').trimEnd();
}

/** The first line of the translation that says something else in code, from 1. */
function findOtherLine(source: Code, target: Code): number | undefined {
  const expected = source.value.split('\n');
  const found = target.value.split('\n');
  const length = Math.max(expected.length, found.length);
  for (let index = 0; index < length; index += 1) {
    const [a, b] = [expected[index], found[index]];
    const isSame =
      a !== undefined &&
      b !== undefined &&
      (a === b || (COMMENT.test(a) && withoutComment(a) === withoutComment(b)));
    if (!isSame) {
      return index + 1;
    }
  }
  return undefined;
}

function compare(source: Code, target: Code): Finding[] {
  const { line } = target.position!.start;
  const [expected, found] = [source, target].map(({ lang, meta }) =>
    ['```', lang ?? '', meta ? ` ${meta}` : ''].join(''),
  );
  if (expected !== found) {
    return [
      {
        line,
        message: `the block begins with ${found}, in English with ${expected}`,
      },
    ];
  }
  const other = findOtherLine(source, target);
  return other === undefined
    ? []
    : [
        {
          line: line + other,
          message: `this line of code is not the English one, which is "${source.value.split('\n')[other - 1] ?? ''}"; only comments may differ`,
        },
      ];
}

/** Code blocks are those of the English page; what their comments say may be translated. */
export function checkCodeBlocks({ english, translation }: CheckedPage): Finding[] {
  const expected = listCode(english);
  const found = listCode(translation);
  if (expected.length !== found.length) {
    return [
      {
        line: found.at(-1)?.position!.start.line ?? 1,
        message: `the page has ${found.length} code blocks, the English one ${expected.length}. "npm run i18n:update -- <page>" brings in what is new`,
      },
    ];
  }
  return expected.flatMap((source, index) => compare(source, found[index]!));
}
