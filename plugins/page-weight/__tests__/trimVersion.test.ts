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

it('keeps of the items of a sidebar what is read', () => {
  const link = { type: 'link', href: '/x/items', label: 'Items' };
  const trim = (item: object) => {
    const text = trimVersion(
      JSON.stringify({ version: { docsSidebars: { tree: [item] }, docs: DOCS } }),
    );
    return (JSON.parse(text) as { version: { docsSidebars: { tree: unknown[] } } })
      .version.docsSidebars.tree[0];
  };
  const group = { type: 'category', label: 'Tree', className: 'sidebar-group' };
  expect(
    trim({
      ...group,
      customProps: {},
      items: [
        { ...link, docId: 'tree/items/index', unlisted: false, customProps: {} },
      ],
    }),
  ).toEqual({ ...group, items: [{ ...link, docId: '-' }] });
  const marked = { ...link, unlisted: true, customProps: { plan: 'pro' } };
  expect(trim(marked)).toEqual(marked);
});
