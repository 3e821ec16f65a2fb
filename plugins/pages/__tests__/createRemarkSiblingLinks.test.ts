import type { Paragraph, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { createRemarkSiblingLinks } from '../createRemarkSiblingLinks';

const run = createRemarkSiblingLinks({ siteDir: '/site', docsDir: 'docs' })();

const ENGLISH = '/site/docs/introduction/index.mdx';
const CHINESE =
  '/site/i18n/zh/docusaurus-plugin-content-docs/current/introduction/index.mdx';

function transform(attributes: Record<string, string | null>, path = ENGLISH) {
  const element: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'SiblingLink',
    children: [],
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
  };
  const paragraph: Paragraph = {
    type: 'paragraph',
    children: [{ type: 'text', value: 'See ' }, element as never],
  };
  const tree: Root = { type: 'root', children: [paragraph] };
  run(tree, new VFile({ path }));
  return paragraph.children;
}

it.each([
  [ENGLISH, 'Dark mode'],
  [CHINESE, '深色模式'],
])('in %s the link is called %s', (path, value) => {
  const route = '/material-ui/customization/dark-mode';
  expect(transform({ route }, path)).toEqual([
    { type: 'text', value: 'See ' },
    {
      type: 'link',
      url: 'https://mui.com/material-ui/customization/dark-mode/',
      children: [{ type: 'text', value }],
    },
  ]);
});

it.each<[string, Record<string, string | null>, RegExp]>([
  [
    'an unknown route',
    { route: '/material-ui/react-buton' },
    /<SiblingLink route="\/material-ui\/react-buton" \/>: plugins\/pages\/siblingPages\.json has no such route\. Nearest: \/material-ui\/react-button,/,
  ],
  ['no route', {}, /takes a route and nothing else/],
  ['an empty route', { route: null }, /takes a route and nothing else/],
  [
    'more than a route',
    { route: '/system/borders', title: 'Borders' },
    /takes a route and nothing else/,
  ],
])('the build stops at %s', (_, attributes, fault) => {
  expect(() => transform(attributes)).toThrow(fault);
});
