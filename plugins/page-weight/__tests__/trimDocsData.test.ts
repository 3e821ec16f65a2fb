import { trimGlobalData, trimVersion } from '../trimDocsData';

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

it('keeps the versions of the docs and what other plugins have to say', () => {
  const version = { name: 'current', path: '/x', mainDocId: 'index', sidebars: {} };
  const other = { default: { rows: [1, 2] } };
  const text = JSON.stringify({
    'docusaurus-plugin-content-docs': {
      default: {
        path: '/x',
        versions: [{ ...version, docs: [{ id: 'items' }], draftIds: ['later'] }],
      },
    },
    'plugin-demos': other,
  });
  expect(JSON.parse(trimGlobalData(text))).toEqual({
    'docusaurus-plugin-content-docs': {
      default: { path: '/x', versions: [{ ...version, docs: [], draftIds: [] }] },
    },
    'plugin-demos': other,
  });
});
