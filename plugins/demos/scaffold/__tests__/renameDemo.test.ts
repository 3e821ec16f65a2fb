import fs from 'node:fs';
import path from 'node:path';
import { collectDemos } from '../../collectDemos';
import { checkFormerIds, listFormerNames, readFormerIds } from '../../formerNames';
import { createSite, demoText, removeSites } from '../../__tests__/createSite';
import { findRenameFaults, renameDemo } from '../renameDemo';

const TRANSLATION = 'i18n/zh/docs/page/index.mdx';

function createPage() {
  const text = [
    '<Demo src="./Huts.tsx" height={300} />',
    '<Demo src="./HutsByNeed.tsx" />',
    '<Demo src="./Cards" />',
    'See [huts](#Huts), [in CSS](#css-Huts.js), [others](#HutsByNeed).',
    '',
  ].join('\n');
  return createSite({
    'docs/page/index.mdx': text,
    [TRANSLATION]: text,
    'docs/page/Huts.tsx': demoText('Huts'),
    'docs/page/HutsByNeed.tsx': demoText('HutsByNeed'),
    'docs/page/Cards/Cards.tsx': demoText('Cards', "import './cards';"),
    'docs/page/Cards/Cards.css.tsx': demoText(
      'Cards',
      "import styles from './Cards.module.css';",
    ),
    'docs/page/Cards/Cards.module.css': '.card {}',
    'docs/page/Cards/cards.ts': 'export {};',
    'docs/other/index.mdx':
      'See [huts](/x/page#Huts), [alone](/playground/page/Huts) and [more](/x/page#HutsByNeed).\n',
  });
}

afterAll(removeSites);

const read = (site: ReturnType<typeof createPage>, file: string) =>
  fs.readFileSync(site.at(file), 'utf8');

it('moves a file, and leaves names that only begin alike', () => {
  const site = createPage();
  renameDemo('page/Huts', 'ServerValidation', site.roots);
  expect(read(site, 'docs/page/ServerValidation.tsx')).toBe(
    demoText('ServerValidation'),
  );
  expect(fs.existsSync(site.at('docs/page/Huts.tsx'))).toBe(false);
  const page = [
    '<Demo src="./ServerValidation.tsx" height={300} />',
    '<Demo src="./HutsByNeed.tsx" />',
    '<Demo src="./Cards" />',
    'See [huts](#ServerValidation), [in CSS](#css-ServerValidation.js), [others](#HutsByNeed).',
    '',
  ].join('\n');
  expect(read(site, 'docs/page/index.mdx')).toBe(page);
  expect(read(site, TRANSLATION)).toBe(page);
  expect(read(site, 'docs/other/index.mdx')).toBe(
    'See [huts](/x/page#ServerValidation), [alone](/playground/page/ServerValidation) and [more](/x/page#HutsByNeed).\n',
  );
});

it('moves a folder with the files that bear its name', () => {
  const site = createPage();
  renameDemo('page/Cards', 'ThreeStylings', site.roots);
  expect(fs.readdirSync(site.at('docs/page/ThreeStylings')).sort()).toEqual([
    'ThreeStylings.css.tsx',
    'ThreeStylings.module.css',
    'ThreeStylings.tsx',
    'cards.ts',
  ]);
  expect(read(site, 'docs/page/ThreeStylings/ThreeStylings.css.tsx')).toBe(
    demoText('ThreeStylings', "import styles from './ThreeStylings.module.css';"),
  );
});

it('leads former names to the name of today, over several steps and back', async () => {
  const site = createPage();
  renameDemo('page/Huts', 'Second', site.roots);
  renameDemo('page/Second', 'Third', site.roots);
  expect(readFormerIds(site.roots)).toEqual({
    'page/Huts': 'page/Third',
    'page/Second': 'page/Third',
  });
  expect(listFormerNames('page/Third', readFormerIds(site.roots))).toEqual([
    'Huts',
    'Second',
  ]);
  renameDemo('page/Third', 'Huts', site.roots);
  expect(readFormerIds(site.roots)).toEqual({
    'page/Second': 'page/Huts',
    'page/Third': 'page/Huts',
  });
  checkFormerIds(readFormerIds(site.roots), await collectDemos(site.roots));
});

it.each([
  ['no such demo', 'page/Hut', 'Cabins', /no demo docs\/page\/Hut\./],
  ['a name in small letters', 'page/Huts', 'cabins', /Write it in PascalCase/],
  [
    'a name that is taken',
    'page/Huts',
    'Cards',
    /docs\/page\/Cards is already there/,
  ],
])('%s is a fault', (_name, id, name, message) => {
  expect(findRenameFaults(id, name, createPage().roots)).toEqual([
    expect.stringMatching(message),
  ]);
});

it('a sound new name has no faults', () => {
  expect(findRenameFaults('page/Cards', 'Panels', createPage().roots)).toEqual([]);
});

it('a list that demos contradict stops the build', async () => {
  const site = createPage();
  const demos = await collectDemos(site.roots);
  expect(() =>
    checkFormerIds({ 'page/Cards': 'page/Huts', 'page/Old': 'page/Gone' }, demos),
  ).toThrow(
    'formerDemos.json: "page/Cards" is a demo again: remove it from the list; "page/Old" leads to "page/Gone", which is no demo: name the one it became.',
  );
});

it('a list that is no JSON says so', () => {
  const site = createPage();
  fs.writeFileSync(path.join(site.siteDir, 'docs/formerDemos.json'), '{');
  expect(() => readFormerIds(site.roots)).toThrow(
    /^docs\/formerDemos.json: is no JSON/,
  );
});
