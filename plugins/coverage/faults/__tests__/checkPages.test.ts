import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ApiProduct } from '../../../api-reference';
import { checkPages, formatFault } from '../loadPageFaults';

const ROOT = path.join(__dirname, '../../../..');

const PRODUCTS = [
  {
    product: 'charts',
    pages: [
      {
        kind: 'component',
        product: 'charts',
        name: 'BarChart',
        slug: 'bar-chart',
        props: [{ name: 'series' }],
        slots: [],
        classes: [],
      },
    ],
  },
] as unknown as ApiProduct[];

let site: string;

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'faults-'));
  fs.cpSync(path.join(ROOT, 'api-history'), path.join(site, 'api-history'), {
    recursive: true,
  });
});

afterEach(() => fs.rmSync(site, { recursive: true }));

function write(file: string, text: string) {
  fs.mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  fs.writeFileSync(path.join(site, file), text);
}

/** The faults of a site whose one page has a body and, below its own, further fields. */
function check(body: string, fields = 'components: [BarChart]'): string[] {
  write(
    'docs/charts/bars/index.mdx',
    `---\ntitle: Bars\ndescription: About bars.\n${fields}\n---\n\n${body}\n`,
  );
  write('docs/charts/bars/Honey.tsx', 'export default function Honey() {}');
  return checkPages(site, PRODUCTS).map(formatFault);
}

it('is content with a sound page', () => {
  const body = `## Slices {/* #slices */}

<Demo src="./Honey.tsx" height={300} />

[Here](#slices), [there](/x/charts/bars#css-Honey.js), [a prop](/x/api/charts/bar-chart#prop-series),
[a section](/x/api/charts/bar-chart#props), [the index](/x/api/charts), [a file](/x/llms.txt),
[a demo](/playground/charts/bars/Honey),
[outside](https://example.com/x#y).`;
  expect(check(body)).toEqual([]);
});

it.each([
  [
    'an unknown component in front matter',
    'Text.',
    'components:\n  - BarChart\n  - BarChrt',
    'docs/charts/bars/index.mdx:6: the reference has no component “BarChrt”. Write one of the nearest: BarChart; npm run api:status lists all.',
  ],
  [
    'an unknown option of a demo',
    '<Demo src="./Honey.tsx" heigth={300} />',
    undefined,
    'docs/charts/bars/index.mdx:7: <Demo src="./Honey.tsx" />: heigth is not an option of a demo. The options are: src, height, narrowHeight, maxWidth, background, codeOpen, hideToolbar, frame.',
  ],
  [
    'an unknown demo',
    '<Demo src="./Hony.tsx" />',
    undefined,
    'docs/charts/bars/index.mdx:7: <Demo src="./Hony.tsx" />: there is no file docs/charts/bars/Hony.tsx. The folder has: Honey.tsx.',
  ],
  [
    'a link to no page',
    'Text.\n\nSee [pie](/x/charts/bar).',
    undefined,
    'docs/charts/bars/index.mdx:9: the link to /x/charts/bar leads to no page. Near are: /x/charts/bars, ',
  ],
  [
    'a link to no anchor',
    '## Slices {/* #slices */}\n\nSee [above](#slice).',
    undefined,
    'docs/charts/bars/index.mdx:9: the link to #slice: /x/charts/bars has no #slice. Near are: slices.',
  ],
  [
    'a link to no member of the reference',
    'See [it](/x/api/charts/bar-chart#prop-serie).',
    undefined,
    'docs/charts/bars/index.mdx:7: the link to /x/api/charts/bar-chart#prop-serie: /x/api/charts/bar-chart has no #prop-serie. Near are: prop-series.',
  ],
  [
    'a heading without an id',
    '## Stacked bars',
    undefined,
    'docs/charts/bars/index.mdx:7: the heading has no id, by which translations and links know it. Write: ## Stacked bars {/* #stacked-bars */}',
  ],
  [
    'front matter that is no YAML',
    'Text.',
    'sidebar_label: Bars: an overview',
    'docs/charts/bars/index.mdx:4: the front matter is no YAML: ',
  ],
  [
    'a field that pages do not have',
    'Text.',
    'plans: pro',
    'docs/charts/bars/index.mdx: the front matter has faults:\n- "plans" is not a field of a page',
  ],
  [
    'text that is no MDX',
    'Text.\n\n<Plan name="pro">',
    undefined,
    'docs/charts/bars/index.mdx:9: ',
  ],
])('says of %s where it is and how to mend it', (_, body, fields, message) => {
  const faults = check(body, fields);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(message);
});

it('says of a damaged record of the API which one, and how to restore it', () => {
  write('api-history/charts.json', '{"historyVersion": 1,');
  const [fault, ...others] = check('Text.');
  expect(others).toEqual([]);
  expect(fault).toContain('api-history/charts.json is damaged or half-written');
  expect(fault).toContain('git checkout -- api-history/charts.json');
});

it('tells of a page that can’t be read once, not at each link to it', () => {
  write('docs/index.mdx', '---\ntitle: a: b\n---\n');
  const faults = check('See [home](/x).');
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^docs\/index\.mdx:2: the front matter is no YAML/);
});
