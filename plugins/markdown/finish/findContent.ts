import type { Element, Root } from 'hast';
import { findElements, hasClass } from './hast';

/**
 * The part of a page that is its text: what is written in Markdown, or all of `<main>`.
 *
 * @returns undefined for a document without any, such as a page that leads elsewhere
 */
export function findContent(root: Root): Element | undefined {
  const [main] = findElements(root, ({ tagName }) => tagName === 'main');
  return main === undefined
    ? undefined
    : (findElements(main, (element) => hasClass(element, 'theme-doc-markdown'))[0] ??
        main);
}
