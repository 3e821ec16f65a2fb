import type { Nodes } from 'mdast';
import type { Block } from '../types';

/** Stands for code and components, which are set like a Latin word. */
const WORD = 'A';

function flatten(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
    case 'mdxJsxTextElement':
      return WORD;
    case 'mdxTextExpression':
      return '';
    case 'break':
      return ' ';
    case 'textDirective':
      return `:${node.name}${node.children.map(flatten).join('')}`;
    default:
      return 'children' in node ? node.children.map(flatten).join('') : '';
  }
}

/**
 * A block's prose as it is read, without marks: one text, or one per cell of a table's
 * row. Code and components are a single letter.
 */
export function flattenText({ kind, node, text }: Block): string[] {
  switch (kind) {
    case 'code':
    case 'element':
    case 'module':
      return [];
    case 'row':
      return node?.type === 'tableRow'
        ? node.children.map((cell) => flatten(cell).trim())
        : [];
    default:
      return [node === undefined ? text : flatten(node).trim()];
  }
}
