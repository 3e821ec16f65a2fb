import type { Element } from 'hast';
import {
  findElements,
  getElements,
  isElement,
  replaceElements,
  toElement,
} from '../hast';
import { getTexts, type Texts } from '../texts';
import type { Rewrite } from '../types';

const BLOCKS = ['ul', 'ol', 'p', 'pre', 'dl', 'div'];

/** One term with what is said of it: in a line where that is short. */
function toItem(
  term: Element,
  descriptions: readonly Element[],
  { colon }: Texts,
): Element {
  const name = toElement('strong', term.children);
  const isLong = descriptions.some(
    (description) =>
      findElements(description, ({ tagName }) => BLOCKS.includes(tagName)).length >
      0,
  );
  return isLong
    ? toElement('li', [name, ...descriptions.flatMap(({ children }) => children)])
    : toElement('li', [
        name,
        colon,
        ...descriptions.map(({ children }) => toElement('span', children)),
      ]);
}

/** The terms of a list, each of which may stand in an element with its descriptions. */
function toItems(list: Element, texts: Texts): Element[] {
  const children = getElements(list);
  if (children.some((child) => isElement(child, 'div'))) {
    return children.flatMap((child) => toItems(child, texts));
  }
  return children.flatMap((child, index) => {
    const rest = children.slice(index + 1);
    const end = rest.findIndex((next) => isElement(next, 'dt'));
    return isElement(child, 'dt')
      ? [toItem(child, end === -1 ? rest : rest.slice(0, end), texts)]
      : [];
  });
}

/** A list of terms becomes a list; Markdown has none of terms. */
export const rewriteTerms: Rewrite = (content, { language }) =>
  replaceElements(
    content,
    ({ tagName }) => tagName === 'dl',
    (list) => [toElement('ul', toItems(list, getTexts(language)))],
  );
