import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { createRemarkDemos } from '../remarkDemos';
import { createSite, demoText, removeSites } from './createSite';

const { roots, page } = createSite({
  'docs/page/Known.tsx': demoText('Known'),
  'docs/page/Day.tsx': `import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
const adapter = AdapterDayjs;
// #region preview
export const days = [dayjs('2025-05-14'), dayjs('2025-05-15'), dayjs('2025-05-16')];
// #endregion preview
export default function Day() {
  return String(adapter);
}
`,
  'docs/page/Typed.tsx': demoText('Typed').replace(
    '  return',
    '  type A = 1;\n  return',
  ),
  'docs/page/Cards/Cards.tsx': demoText('Cards'),
  'docs/page/Cards/Cards.css.tsx': demoText('Cards'),
  'docs/page/Renamed.tsx': demoText('Renamed'),
  'docs/page/Paid.tsx': `import { DataGridPro } from '@mui/x-data-grid-pro';
${demoText('Paid').replace('return', 'void DataGridPro;\n  return')}`,
  'docs/formerDemos.json':
    '{ "page/Before": "page/Renamed", "page/Oldest": "page/Renamed" }',
  'docs/page/Unnamed.tsx': 'export default function Other() {}',
});

afterAll(removeSites);

const run = createRemarkDemos(roots)();

type Attributes = Record<string, string | { value: string } | null>;

function demoElement(attributes: Attributes): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Demo',
    children: [],
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value:
        value === null || typeof value === 'string'
          ? value
          : { type: 'mdxJsxAttributeValueExpression', value: value.value },
    })),
  };
}

async function transform(attributes: Attributes) {
  const element = demoElement(attributes);
  const root: Root = { type: 'root', children: [element] };
  await run(root, new VFile({ path: page }));
  return Object.fromEntries(
    element.attributes.map((attribute) => [
      'name' in attribute ? attribute.name : '',
      typeof attribute.value === 'string' ? attribute.value : attribute.value?.value,
    ]),
  );
}

test.each([
  ['Paid', 'true'],
  ['Known', undefined],
])('marks the demos of a commercial plan: %s', async (name, commercial) => {
  expect((await transform({ src: `./${name}.tsx` })).commercial).toBe(commercial);
});

describe('createRemarkDemos', () => {
  it('completes a demo', async () => {
    expect(
      await transform({ src: './Known.tsx', height: { value: '360' } }),
    ).toEqual({
      id: 'page/Known',
      loads: '{ system: () => import("@site/docs/page/Known.tsx?demo") }',
      height: '360',
      lines: '1 1',
    });
  });

  it('hands over every option, and no switch that is off', async () => {
    expect(
      await transform({
        src: './Known.tsx',
        height: { value: '360' },
        narrowHeight: { value: '420' },
        maxWidth: { value: '600' },
        background: 'tinted',
        codeOpen: null,
        frame: { value: 'true' },
        hideToolbar: { value: 'false' },
      }),
    ).toMatchObject({
      narrowHeight: '420',
      maxWidth: '600',
      background: 'tinted',
      codeOpen: 'true',
      frame: 'true',
      lines: '3 3',
    });
  });

  it('hands over the names that a demo had before', async () => {
    expect(await transform({ src: './Renamed.tsx' })).toMatchObject({
      id: 'page/Renamed',
      formerNames: 'Before Oldest',
    });
  });

  it('counts the lines of each language and styling', async () => {
    expect(await transform({ src: './Typed.tsx' })).toMatchObject({ lines: '2 1' });
    expect(await transform({ src: './Cards' })).toMatchObject({
      loads:
        '{ system: () => import("@site/docs/page/Cards/Cards.tsx?demo"), css: () => import("@site/docs/page/Cards/Cards.css.tsx?demo") }',
      lines: '1 1 1 1 1 1',
    });
  });

  it('counts the lines of each date library where the code depends on one', async () => {
    expect(await transform({ src: './Known.tsx' })).not.toHaveProperty(
      'libraryLines',
    );
    expect(await transform({ src: './Day.tsx' })).toMatchObject({
      lines: '1 1',
      libraryLines: '5 5;5 5;5 5',
    });
  });

  it.each<[string, Attributes, RegExp]>([
    [
      'a narrow height in text',
      { src: './Known.tsx', narrowHeight: 'tall' },
      /<Demo src="\.\/Known\.tsx" \/>: narrowHeight is a whole number of pixels, as in narrowHeight=\{360\}/,
    ],
    [
      'a height of nothing',
      { src: './Known.tsx', height: { value: '0' } },
      /height is a whole number/,
    ],
    ['no source', {}, /the demo’s file is missing: write src=/],
    [
      'an unknown file',
      { src: './Nope.tsx' },
      /there is no file docs\/page\/Nope\.tsx/,
    ],
    [
      'an unknown option',
      { src: './Known.tsx', color: 'red' },
      /color is not an option of a demo\. The options are: src, height/,
    ],
    [
      'an unknown background',
      { src: './Known.tsx', background: 'pink' },
      /background must be one of \[paper, tinted, none\]/,
    ],
    [
      'a switch with a text',
      { src: './Known.tsx', codeOpen: 'yes' },
      /codeOpen is a switch: write codeOpen alone/,
    ],
    [
      'open code without a toolbar',
      { src: './Known.tsx', codeOpen: null, hideToolbar: null },
      /exclude each other/,
    ],
    [
      'a frame without a height',
      { src: './Known.tsx', frame: null },
      /height is needed: a frame has none of its own/,
    ],
    [
      'a missing default export',
      { src: './Unnamed.tsx' },
      /docs\/page\/Unnamed\.tsx: a demo's default export is the function of its file's name\. Write "export default function Unnamed/,
    ],
  ])('refuses %s', async (_, attributes, message) => {
    await expect(transform(attributes)).rejects.toThrow(message);
  });

  it('reports all wrong options at once', async () => {
    await expect(
      transform({ src: './Known.tsx', height: 'tall', color: 'red' }),
    ).rejects.toThrow(/height is a whole number[^]*color is not an option/);
  });
});
