import { translate } from '@site/src/i18n/translate';
import { createDocumentTitle } from '../describePage';

it.each([
  ['Toolbar', 'charts', 'en', 'Toolbar API · Charts'],
  ['Toolbar', 'data-grid', 'en', 'Toolbar API · Data Grid'],
  ['Toolbar', 'data-grid', 'zh', 'Toolbar API · Data Grid'],
  [
    'useApplyPropagationToSelectedItemsOnMount',
    'tree-view',
    'en',
    'useApplyPropagationToSelectedItemsOnMount API',
  ],
] as const)(
  '%s of %s is called in %s: %4$s',
  (name, product, language, expected) => {
    const t: Parameters<typeof createDocumentTitle>[1] = (key, values) =>
      translate(language, key, values);
    expect(createDocumentTitle({ name, product }, t, 'Crosshatch')).toBe(expected);
  },
);
