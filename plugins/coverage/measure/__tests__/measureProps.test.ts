import type { ApiProduct } from '../../../api-reference/types';
import { type MainComponents, MAIN_COMPONENTS } from '../../../api-reference';
import { findPropLinks, measureProps } from '../measureProps';

const component = (name: string, slug: string, props: object[]) => ({
  kind: 'component',
  name,
  slug,
  product: 'tree-view',
  props,
});

const PRODUCTS = [
  {
    product: 'tree-view',
    pages: [
      component('Tree', 'tree', [
        { name: 'items' },
        { name: 'id', deprecated: true },
      ]),
      component('TreePro', 'tree-pro', [{ name: 'items' }, { name: 'lazy' }]),
      { kind: 'hook', name: 'useTree' },
    ],
  },
] as unknown as ApiProduct[];

const measure = (components: MainComponents['components'], links: string[]) =>
  measureProps(
    PRODUCTS,
    [{ reason: 'the trees', components }],
    [{ route: '/x/items', links }],
  );

it('names the pages that link to a prop, and the props without one', () => {
  expect(measure({ Tree: [] }, ['/x/api/tree-view/tree#prop-items'])).toEqual([
    {
      name: 'Tree',
      product: 'tree-view',
      explained: 1,
      props: [
        { name: 'items', pages: ['/x/items'] },
        { name: 'id', pages: [], deprecated: true },
      ],
    },
  ]);
});

it.each([
  ['its own entry', '/x/api/tree-view/tree-pro#prop-items', 1],
  ['the entry of a smaller variant', '/x/api/tree-view/tree#prop-items', 1],
  ['another prop', '/x/api/tree-view/tree#prop-id', 0],
  ['a longer name', '/x/api/tree-view/tree#prop-itemsHeight', 0],
])('counts a link to %s', (_, link, explained) => {
  expect(measure({ TreePro: ['Tree'] }, [link])).toMatchObject([{ explained }]);
});

it('does not count the larger variant for the smaller', () => {
  const links = ['/x/api/tree-view/tree-pro#prop-items'];
  expect(measure({ Tree: [] }, links)).toMatchObject([{ explained: 0 }]);
});

it.each(['Treee', 'useTree'])('stops at %s, which is no component', (name) => {
  expect(() => measure({ [name]: [] }, [])).toThrow(
    `plugins/api-reference/mainComponents.ts: the reference has no component ${name}; near are Tree, TreePro.`,
  );
});

it.each([
  ['[`rows`](/x/api/data-grid/data-grid#prop-rows)', 1],
  ['<a href="/x/api/data-grid/data-grid#prop-rows">rows</a>', 1],
  ['[a](/x/api/a/b#prop-c) [a](/x/api/a/b#prop-c)', 1],
  ['[`row`](/x/api/data-grid/data-grid#slot-row)', 0],
  ['/x/api/data-grid/data-grid#prop-rows', 0],
])('finds the links of %s', (text, count) => {
  expect(findPropLinks(text)).toHaveLength(count);
});

it('names each main component once', () => {
  const names = MAIN_COMPONENTS.flatMap((group) => Object.keys(group.components));
  expect(names).toEqual([...new Set(names)]);
});
