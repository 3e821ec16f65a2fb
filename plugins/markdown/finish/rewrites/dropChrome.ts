import type { Element } from 'hast';
import { hasClass, replaceElements } from '../hast';
import type { Rewrite } from '../types';

/** Elements to act with, to look at, or to load: nothing of them is the page's text. */
const CHROME_TAGS = new Set([
  'button',
  'datalist',
  'form',
  'input',
  'label',
  'link',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  // Where a long name may break; Markdown would have a character for it.
  'wbr',
]);

/** Controls, what programs announce, and pictures of running demos. */
const CHROME_ROLES = new Set(['group', 'toolbar', 'status', 'search']);

function isChrome(element: Element): boolean {
  const { role, ariaHidden, dataPageTools, dataState } = element.properties;
  return (
    CHROME_TAGS.has(element.tagName) ||
    CHROME_ROLES.has(String(role)) ||
    ariaHidden === 'true' ||
    dataPageTools !== undefined ||
    (element.tagName === 'span' && dataState !== undefined) ||
    hasClass(element, 'hash-link')
  );
}

/** Leaves out what a page has to be used with, not to be read. */
export const dropChrome: Rewrite = (content) =>
  replaceElements(content, isChrome, () => []);
