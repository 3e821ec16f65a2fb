import { findElements } from '../hast';
import type { Rewrite } from '../types';

/** React leaves comments between texts; in Markdown they would be HTML. */
export const dropComments: Rewrite = (content) => {
  for (const element of [content, ...findElements(content, () => true)]) {
    element.children = element.children.filter(({ type }) => type !== 'comment');
  }
};
