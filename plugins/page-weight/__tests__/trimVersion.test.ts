import { trimVersion } from '../trimVersion';

const DOCS = { items: { id: 'items', title: 'Items', description: 'Show items.' } };

it('keeps the sidebars of a version, and none of the other pages', () => {
  const docsSidebars = {
    tree: [{ type: 'link', href: '/x/items', label: 'Items' }],
  };
  expect(
    JSON.parse(
      trimVersion(
        JSON.stringify({
          version: { label: 'Next', isLast: true, docsSidebars, docs: DOCS },
        }),
      ),
    ),
  ).toEqual({ version: { label: 'Next', isLast: true, docsSidebars, docs: {} } });
});

it('leaves other data of the plugin as it is', () => {
  const text = '{ "title": "Tags" }';
  expect(trimVersion(text)).toBe(text);
});
