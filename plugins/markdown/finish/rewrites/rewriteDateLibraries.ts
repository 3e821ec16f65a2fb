import type { Element, ElementContent } from 'hast';
import { DATE_LIBRARIES } from '../../../settings';
import { DATE_LIBRARY_NAMES } from '../../../demos';
import { getElements, isElement, replaceElements, toElement, toText } from '../hast';
import { getTexts, type Texts } from '../texts';
import type { Rewrite } from '../types';

function isChoice(element: Element): boolean {
  return element.properties.dataOnly !== undefined;
}

/** The libraries that a text is for, as people write them. */
function toNames(element: Element): string {
  const only = String(element.properties.dataOnly).split(' ');
  return DATE_LIBRARIES.filter((library) => only.includes(library))
    .map((library) => DATE_LIBRARY_NAMES[library])
    .join(', ');
}

/** Puts commas between texts of a sentence that stand in each other's place on the page. */
function separate(element: Element, comma: string): void {
  element.children = element.children.flatMap((child, index, children) => {
    const before = children[index - 1];
    const follows =
      isElement(child, 'span') &&
      isChoice(child) &&
      isElement(before, 'span') &&
      isChoice(before);
    return follows ? [toText(comma), child] : [child];
  });
  getElements(element).forEach((child) => separate(child, comma));
}

function toContent(element: Element, { brackets }: Texts): ElementContent[] {
  const [open, close] = brackets;
  const names = toNames(element);
  return element.tagName === 'span'
    ? [...element.children, toText(`${open}${names}${close}`)]
    : [toElement('p', [toElement('strong', [names])]), ...element.children];
}

/** Text for some date libraries says for which: a page shows the reader's alone. */
export const rewriteDateLibraries: Rewrite = (content, { language }) => {
  const texts = getTexts(language);
  separate(content, texts.comma);
  replaceElements(content, isChoice, (element) => toContent(element, texts));
};
