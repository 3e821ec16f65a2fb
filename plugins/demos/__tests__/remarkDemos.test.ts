import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { createRemarkDemos } from '../remarkDemos';

const siteDir = path.join(__dirname, 'fixtures');
const run = createRemarkDemos({ siteDir, docsDir: 'docs' })();

type Attributes = Record<string, string | { value: string }>;

function demoElement(attributes: Attributes): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Demo',
    children: [],
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value:
        typeof value === 'string'
          ? value
          : { type: 'mdxJsxAttributeValueExpression', value: value.value },
    })),
  };
}

function transform(attributes: Attributes) {
  const element = demoElement(attributes);
  const root: Root = { type: 'root', children: [element] };
  run(root, new VFile({ path: path.join(siteDir, 'docs/page/index.mdx') }));
  return Object.fromEntries(
    element.attributes.map((attribute) => [
      'name' in attribute ? attribute.name : '',
      typeof attribute.value === 'string' ? attribute.value : attribute.value?.value,
    ]),
  );
}

describe('createRemarkDemos', () => {
  it('completes a demo', () => {
    expect(transform({ src: './Known.tsx', height: { value: '360' } })).toEqual({
      id: 'page/Known',
      load: '() => import("@site/docs/page/Known.tsx?demo")',
      height: '360',
      previewLines: '1',
    });
  });

  it('takes a second height for narrow screens', () => {
    expect(
      transform({ src: './Known.tsx', narrowHeight: { value: '420' } }),
    ).toMatchObject({ narrowHeight: '420' });
  });

  it.each<[string, Attributes, RegExp]>([
    [
      'a narrow height in text',
      { src: './Known.tsx', narrowHeight: 'tall' },
      /narrowHeight=\{tall\} \/>: the height is a whole number/,
    ],
    ['no source', {}, /write the demo's file/],
    [
      'an unknown file',
      { src: './Nope.tsx' },
      /there is no file docs\/page\/Nope\.tsx/,
    ],
    [
      'an unknown option',
      { src: './Known.tsx', color: 'red' },
      /"color" is not an option/,
    ],
    [
      'a height in text',
      { src: './Known.tsx', height: { value: '"tall"' } },
      /whole number of pixels/,
    ],
    [
      'a height of nothing',
      { src: './Known.tsx', height: { value: '0' } },
      /whole number/,
    ],
  ])('refuses %s', (_, attributes, message) => {
    expect(() => transform(attributes)).toThrow(message);
  });
});
