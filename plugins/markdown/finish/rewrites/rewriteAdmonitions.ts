import type { Element } from 'hast';
import { getElements, getText, hasClass, replaceElements, toElement } from '../hast';
import type { Rewrite } from '../types';

/** The title as an author wrote it; the name of a kind is capital by style on the page. */
function toTitle(admonition: Element, title: string): string {
  return hasClass(admonition, `theme-admonition-${title}`)
    ? `${title.charAt(0).toUpperCase()}${title.slice(1)}`
    : title;
}

function toQuote(admonition: Element): Element {
  const [heading, ...content] = getElements(admonition);
  const title = heading === undefined ? '' : getText(heading).trim();
  return toElement('blockquote', [
    toElement('p', [toElement('strong', [toTitle(admonition, title)])]),
    ...content,
  ]);
}

/** A notice becomes a quote under its title. */
export const rewriteAdmonitions: Rewrite = (content) =>
  replaceElements(
    content,
    (element) => hasClass(element, 'theme-admonition'),
    (admonition) => [toQuote(admonition)],
  );
