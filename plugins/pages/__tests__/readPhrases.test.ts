import { createTestFolder } from '../../../tests/jest/createTestFolder';
import { listPhraseGaps, readPhrases } from '../readPhrases';

const folder = createTestFolder();

const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/';

function writePage(name: string, fields: string) {
  folder.write(
    `${name}/index.mdx`,
    `---\ntitle: Bars\ndescription: Draw bars.\n${fields}---\n\nText.\n`,
  );
}

it('reads the phrases of a page and its sections, in each language its own', () => {
  writePage('docs/react-charts/bars', 'phrases: [histogram]\n');
  writePage(`${ZH}react-charts/bars`, 'sectionPhrases:\n  gaps: [柱子间距]\n');
  const read = (language: string) =>
    readPhrases(folder.dir, '/x/react-charts/bars', language);
  expect(read('en')).toEqual({
    file: 'docs/react-charts/bars/index.mdx',
    phrases: ['histogram'],
    sectionPhrases: {},
  });
  expect(read('zh')).toMatchObject({
    phrases: [],
    sectionPhrases: { gaps: ['柱子间距'] },
  });
});

it('reads nothing of a page that is not written in the language', () => {
  writePage('docs/react-charts/bars', 'phrases: [histogram]\n');
  expect(readPhrases(folder.dir, '/x/react-charts/bars', 'zh')).toBeUndefined();
  expect(readPhrases(folder.dir, '/x/api', 'en')).toBeUndefined();
});

it('lists the pages that have too few, by the languages that they are written in', () => {
  writePage(
    'docs/a',
    'phrases: [a1, a2, a3, a4, a5, a6]\nsectionPhrases: { s: [a7, a8] }\n',
  );
  writePage('docs/b', 'phrases: [b1]\n');
  writePage(`${ZH}b`, '');
  writePage('docs/c', '');
  expect(listPhraseGaps(folder.dir, ['/x/a', '/x/b', '/x/c'], ['en', 'zh'])).toEqual(
    ['/x/b: 1 in en, 0 in zh', '/x/c: 0 in en'],
  );
});
