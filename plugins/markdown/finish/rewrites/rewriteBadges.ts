import type { Element, ElementContent } from 'hast';
import {
  findElements,
  getText,
  isElement,
  replaceElements,
  toElement,
  toText,
} from '../hast';
import { getTexts } from '../texts';
import type { MarkdownContext, Rewrite } from '../types';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** A badge is short because its place is; its title is the whole sentence. */
function isBadge({ properties: { dataPlan, dataStatus, title } }: Element): boolean {
  return (dataPlan ?? dataStatus) !== undefined && title !== undefined;
}

function getTitle({ properties }: Element): string {
  return String(properties.title);
}

function toNote(texts: readonly string[]): Element[] {
  return texts.length === 0
    ? []
    : [toElement('p', [toElement('em', [texts.join(' · ')])])];
}

/** The page's title, and in a line below it what stands beside it. */
function toTitle(header: Element): ElementContent[] {
  const [title, ...marks] = header.children.filter((child) => isElement(child));
  const texts = marks.map((mark) =>
    isBadge(mark) ? getTitle(mark) : getText(mark),
  );
  return [title!, ...toNote(texts)];
}

/** The heading without its badges, and a line below it that says them. */
function toHeading(heading: Element): ElementContent[] {
  const titles = findElements(heading, isBadge).map(getTitle);
  replaceElements(heading, isBadge, () => []);
  return [heading, ...toNote(titles)];
}

function hasTitle(element: Element): boolean {
  const [first] = element.children;
  return isElement(element, 'header') && isElement(first, 'h1') && !isHero(element);
}

/** A header with more than a title's line is content. */
function isHero(element: Element): boolean {
  return element.children.some((child) => isElement(child, 'p', 'div', 'nav'));
}

/** A badge within a text, as a remark. */
function toRemark(badge: Element, { language }: MarkdownContext): ElementContent[] {
  const [open, close] = getTexts(language).brackets;
  return [toText(`${open.trimStart()}${getTitle(badge)}${close}`)];
}

/**
 * Badges become words: below a heading, which keeps the text that its links and the contents
 * have, and in brackets within a text.
 */
export const rewriteBadges: Rewrite = (content, context) => {
  replaceElements(content, hasTitle, toTitle);
  replaceElements(content, ({ tagName }) => HEADINGS.includes(tagName), toHeading);
  replaceElements(content, isBadge, (badge) => toRemark(badge, context));
};
