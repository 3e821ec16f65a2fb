import type { Element, ElementContent, Root } from 'hast';
import type { MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { splitName } from '../../src/utils/splitName';

/** What a column of three has room for on a phone, in characters. */
const COLUMN_ROOM = 13;

const toElement = (
  name: string,
  children: MdxJsxTextElementHast['children'] = [],
): MdxJsxTextElementHast => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: [],
  children,
  data: { _mdxExplicitJsx: true },
});

/** The parts of a text between which it may break besides its spaces. */
function splitCode(code: string): string[] {
  const parts = [''];
  for (const word of code.split(/(\s+)/)) {
    const [first = '', ...others] =
      word.length > COLUMN_ROOM
        ? word
            .split(/(?<=[.(/])(?=\w)/)
            .flatMap((step) => splitName(step, COLUMN_ROOM))
        : [word];
    parts[parts.length - 1] += first;
    parts.push(...others);
  }
  return parts;
}

/**
 * Code in a cell with its breaks, as an element that MDX leaves alone like one that an
 * author has written: the theme takes code that is more than text for a block, and
 * `CodeInline` keeps what has a hyphen on a line.
 */
function breakCode(code: Element): ElementContent {
  const [text] = code.children;
  if (
    text?.type !== 'text' ||
    code.children.length > 1 ||
    text.value.includes('-')
  ) {
    return code;
  }
  const parts = splitCode(text.value);
  return parts.length === 1
    ? code
    : toElement(
        'code',
        parts.flatMap((value, index) => [
          ...(index > 0 ? [toElement('wbr')] : []),
          { type: 'text' as const, value },
        ]),
      );
}

const hasMembers = ({ properties: { className } }: Element) =>
  Array.isArray(className) && className.includes('member-table');

/**
 * Rehype plugin that lets long names in tables break at their words, where a phone needs it.
 * In tables of members, names have a line of their own there.
 */
export function rehypeCodeBreaks() {
  return (tree: Root) => {
    visit(tree, { tagName: 'table' }, (table: Element) => {
      if (hasMembers(table)) {
        return;
      }
      visit(table, { tagName: 'code' }, (code: Element, index, parent) => {
        if (parent !== undefined && index !== undefined) {
          (parent as Element).children[index] = breakCode(code);
        }
      });
    });
  };
}
