import type { Element, Root, RootContent } from 'hast';
import { rehypeLaterSections } from '../rehypeLaterSections';

const element = (tagName: string): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [],
});

const moduleCode: RootContent = {
  type: 'mdxjsEsm',
  value: 'export const toc = [];',
};

const toName = (node: RootContent): string =>
  node.type === 'element'
    ? node.tagName
    : node.type === 'mdxJsxFlowElement'
      ? `${node.name}(${node.children.map(toName).join(' ')})`
      : node.type;

function transform(...children: RootContent[]): string {
  const tree: Root = { type: 'root', children };
  rehypeLaterSections()(tree);
  return tree.children.map(toName).join(' ');
}

it.each<[string, RootContent[], string]>([
  ['no section', [element('p')], 'p'],
  ['one section', [element('p'), element('h2'), element('p')], 'p h2 p'],
  [
    'three sections',
    [
      element('p'),
      element('h2'),
      element('h3'),
      element('h2'),
      element('p'),
      element('h2'),
    ],
    'p h2 h3 LaterSections(h2 p h2)',
  ],
  [
    'module code among the sections',
    [moduleCode, element('h2'), element('h2'), moduleCode, element('p')],
    'mdxjsEsm h2 LaterSections(h2 p) mdxjsEsm',
  ],
])('a page with %s', (_, children, expected) => {
  expect(transform(...children)).toBe(expected);
});
