import type { Element, ElementContent } from 'hast';
import {
  findElements,
  getText,
  hasClass,
  replaceElements,
  toElement,
} from '../hast';
import type { Rewrite } from '../types';

/** Tabs that say the same in other words: the first one stands for all. */
const PACKAGE_MANAGERS = 'npm pnpm yarn';

function findRole(element: Element, role: string): Element[] {
  return findElements(element, ({ properties }) => properties.role === role);
}

function toContent(tabs: Element): ElementContent[] {
  const names = findRole(tabs, 'tab').map((tab) => getText(tab).trim());
  const panels = findRole(tabs, 'tabpanel');
  if (names.join(' ') === PACKAGE_MANAGERS) {
    return panels[0]!.children;
  }
  return panels.flatMap((panel, index) => [
    toElement('p', [toElement('strong', [names[index] ?? ''])]),
    ...panel.children,
  ]);
}

/** Tabs stand one below the other, each under its name; of package managers there is npm. */
export const rewriteTabs: Rewrite = (content) =>
  replaceElements(
    content,
    (element) => hasClass(element, 'tabs-container'),
    (tabs) => [toElement('div', toContent(tabs))],
  );
