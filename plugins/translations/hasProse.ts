import type { Nodes } from 'mdast';
import type { Block } from './types';

/** Attributes of a component that hold a text for the reader. */
export const TEXT_PROPS: readonly string[] = [
  'alt',
  'aria-label',
  'caption',
  'label',
  'summary',
  'title',
];

/** Whether any of a node's text is words, not code. */
function hasWords(node: Nodes): boolean {
  if (node.type === 'text') {
    return /\p{L}{2}/u.test(node.value);
  }
  return 'children' in node && node.children.some(hasWords);
}

/** Whether a block has something to translate. Comments in code may stay as they are. */
export function hasProse({ kind, node }: Block): boolean {
  switch (kind) {
    case 'code':
    case 'module':
      return false;
    case 'element':
      return (
        node?.type === 'mdxJsxFlowElement' &&
        node.attributes.some(
          (attribute) =>
            attribute.type === 'mdxJsxAttribute' &&
            TEXT_PROPS.includes(attribute.name),
        )
      );
    default:
      return node === undefined || hasWords(node);
  }
}
