import fs from 'node:fs';
import { loadStatus } from '../loadStatus';
import { countChanges } from '../listChanges';
import { readRevision } from '../revisions';
import {
  CHINESE_FILE,
  createSite,
  ENGLISH_FILE,
  PAGE,
  REVISION_FILE,
  type FixtureSite,
} from './createSite';

let site: FixtureSite;

beforeEach(() => {
  site = createSite();
});

afterEach(() => fs.rmSync(site.siteDir, { recursive: true }));

const getPage = () => loadStatus(site, 'zh').pages[0]!;

it('a page is translated while its English stays the same', () => {
  expect(loadStatus(site, 'zh')).toMatchObject({
    language: 'zh',
    counts: { translated: 1, behind: 0 },
    pages: [
      { page: PAGE, route: '/x/react-charts/pie', title: 'Pie charts', changes: [] },
    ],
  });
});

it('a changed English paragraph is named, word by word', () => {
  site.replace(ENGLISH_FILE, 'shares of a whole.\n\n<', 'parts of a whole.\n\n<');
  expect(getPage()).toMatchObject({
    state: 'behind',
    changes: [
      {
        type: 'changed',
        kind: 'paragraph',
        en: 'A pie shows the parts of a whole.',
        words: [
          { text: 'A pie shows the ' },
          { text: 'shares', change: 'removed' },
          { text: 'parts', change: 'added' },
          { text: ' of a whole.' },
        ],
      },
    ],
  });
});

it.each<[string, (plant: FixtureSite) => void, object]>([
  ['missing', ({ remove }) => remove(CHINESE_FILE), { title: 'Pie charts' }],
  ['orphaned', ({ remove }) => remove(ENGLISH_FILE), { title: '饼图' }],
  ['unrecorded', ({ remove }) => remove(REVISION_FILE), {}],
  [
    'faulty',
    ({ replace }) => replace(CHINESE_FILE, '<Demo', '<<Demo'),
    { fault: expect.stringContaining(`${CHINESE_FILE}:8:2: Unexpected character`) },
  ],
  [
    'faulty',
    ({ replace }) => replace(REVISION_FILE, '"en": "Pie charts"', '"en": "Pies"'),
    { fault: expect.stringContaining('is not the hash of "Pies"') },
  ],
])('a page is %s (%#)', (state, plant, expected) => {
  plant(site);
  expect(getPage()).toMatchObject({ state, ...expected });
});

it('white space and line breaks are no change', () => {
  site.replace(ENGLISH_FILE, 'A pie shows', 'A pie\nshows');
  expect(getPage().state).toBe('translated');
});

it.each([
  ['nothing', '', '', 0],
  ['a paragraph', 'can be hidden', 'can be pulled', 1],
  ['a heading’s id alone', '{/* #labels */}', '{/* #names */}', 0],
])('counts the parts that changed: %s', (_, text, by, count) => {
  const revision = readRevision(site.siteDir, PAGE, 'zh')!;
  const source = site.read(ENGLISH_FILE).replace(text, by);
  expect(countChanges(source, revision, ENGLISH_FILE)).toBe(count);
});
