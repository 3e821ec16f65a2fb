import type { ElementContent } from 'hast';
import { findElements, getText, isElement, toElement, toText } from '../hast';
import type { Rewrite } from '../types';

const BLOCKS = ['p', 'div', 'ul', 'ol', 'blockquote'];

/** What stands in a block of a cell, as a part of its one line. */
function flatten(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') {
    return [node];
  }
  const { tagName, children } = node;
  switch (tagName) {
    case 'pre':
      return [toElement('code', [getText(node).trim().replace(/\s+/g, ' ')])];
    case 'br':
      return [toText(' ')];
    case 'li':
      return [toText(' • '), ...children.flatMap(flatten)];
    default:
      return BLOCKS.includes(tagName)
        ? [toText(' '), ...children.flatMap(flatten), toText(' ')]
        : [node];
  }
}

/** A cell of a Markdown table is one line: paragraphs and lists in it become parts of a text. */
export const flattenCells: Rewrite = (content) => {
  for (const cell of findElements(content, (element) =>
    isElement(element, 'td', 'th'),
  )) {
    cell.children = cell.children.flatMap(flatten);
  }
};
