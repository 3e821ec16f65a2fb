import type { Element } from 'hast';
import { findElements, isElement, toText } from '../hast';
import type { Rewrite } from '../types';

const INLINES = ['a', 'code', 'em', 'small', 'span', 'strong'];

/** Between two neighbors that only the layout holds apart. */
function toSeparator(before: Element, after: Element): string {
  return isElement(before, 'a') && isElement(after, 'a') ? ', ' : ' ';
}

/** Words that stand apart by layout, without a text between them, would run together. */
function separate(element: Element): void {
  element.children = element.children.flatMap((child, index, children) => {
    const before = children[index - 1];
    return isElement(child, ...INLINES) && isElement(before, ...INLINES)
      ? [toText(toSeparator(before, child)), child]
      : [child];
  });
}

function isLaidOut({ children }: Element): boolean {
  return children.every(
    (child) => child.type !== 'text' || child.value.trim() === '',
  );
}

/** Puts spaces, or commas between links, where the page has only gaps. */
export const separateInlines: Rewrite = (content) => {
  findElements(content, isLaidOut).forEach(separate);
};
