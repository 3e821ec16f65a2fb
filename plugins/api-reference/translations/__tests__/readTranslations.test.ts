import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashText } from '../../../../src/node/hashText';
import { readTranslations, writeTranslations } from '../translationFiles';

const PIE = { description: { hash: hashText('A pie.'), text: '饼。' } };
const SHARED = { [hashText('The size.')]: { en: 'The size.', text: '尺寸。' } };

describe('readTranslations', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'translations-'));
  });

  afterEach(() => fs.rmSync(siteDir, { recursive: true }));

  const read = () => readTranslations({ siteDir, locale: 'zh' });

  function writeFiles(files: Record<string, unknown>) {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(siteDir, 'i18n/zh/api', name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(
        file,
        typeof content === 'string' ? content : JSON.stringify(content),
      );
    }
  }

  it('reads nothing where nothing is translated', () => {
    expect(read()).toEqual({ shared: {}, pages: {} });
  });

  it('reads the shared texts, and those of each page', () => {
    writeFiles({ 'shared.json': SHARED, 'charts/Pie.json': PIE });
    expect(read()).toEqual({ shared: SHARED, pages: { 'charts/Pie': PIE } });
  });

  it('reads what was written, without files of pages that share all texts', () => {
    const translations = {
      shared: SHARED,
      pages: { 'charts/Pie': PIE, 'charts/Bar': {} },
    };
    const roots = { siteDir, locale: 'zh' };
    const files = writeTranslations(roots, translations, [
      'charts/Pie',
      'charts/Bar',
    ]);
    expect(files).toEqual([
      'i18n/zh/api/shared.json',
      'i18n/zh/api/charts/Pie.json',
    ]);
    expect(read()).toEqual({ shared: SHARED, pages: { 'charts/Pie': PIE } });
  });

  it('names a file that is no JSON', () => {
    writeFiles({ 'charts/Pie.json': '{' });
    expect(read).toThrow('- i18n/zh/api/charts/Pie.json: is no JSON: ');
  });

  it('reports the faults of all files at once', () => {
    writeFiles({
      'charts/Pie.json': {
        description: { hash: 'x', text: 1 },
        'prop-size': { text: '', old: '' },
      },
      'chart/Pie.json': PIE,
      'Pie.json': PIE,
      'shared.json': { '000000000000': { en: 'The size.', text: '' } },
    });
    expect(read).toThrowErrorMatchingInlineSnapshot(`
      "Translations of the API reference have faults:
      - i18n/zh/api/Pie.json: is in no product's folder: move it to data-grid, date-pickers, charts, tree-view or name it shared.json
      - i18n/zh/api/chart/Pie.json: is in no product's folder: move it to data-grid, date-pickers, charts, tree-view or name it shared.json
      - i18n/zh/api/charts/Pie.json: "description.hash" is no hash of an English text: "npm run api:translations -- --write" writes it
      - i18n/zh/api/charts/Pie.json: "description.text" must be a string
      - i18n/zh/api/charts/Pie.json: "prop-size.hash" is required
      - i18n/zh/api/charts/Pie.json: "prop-size.old" is not allowed
      - i18n/zh/api/shared.json: "000000000000" is not the hash of its "en": change neither; the hash of this "en" is 0a9f04fc7093
      Repair them, or remove a file and write it anew: npm run api:translations -- --write <Name>"
    `);
  });
});
