import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createEditUrl } from '../editUrl';

const TRANSLATIONS = 'i18n/zh/docusaurus-plugin-content-docs/current';

let siteDir: string;

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  fs.mkdirSync(path.join(siteDir, TRANSLATIONS, 'pie'), { recursive: true });
  fs.writeFileSync(path.join(siteDir, TRANSLATIONS, 'pie/index.mdx'), '');
});

afterAll(() => fs.rmSync(siteDir, { recursive: true }));

describe('createEditUrl', () => {
  it.each([
    ['en', 'pie/index.mdx', 'https://example.com/edit/docs/pie/index.mdx'],
    [
      'zh',
      'pie/index.mdx',
      `https://example.com/edit/${TRANSLATIONS}/pie/index.mdx`,
    ],
    [
      'zh',
      'bars/index.mdx',
      `https://example.com/new?filename=${TRANSLATIONS}/bars/index.mdx`,
    ],
  ])('in %s leads from %s to %s', (locale, docPath, expected) => {
    const toEditUrl = createEditUrl({
      siteDir,
      editUrl: 'https://example.com/edit/',
      newFileUrl: 'https://example.com/new?filename=',
    });
    expect(
      toEditUrl({
        version: 'current',
        versionDocsDirPath: 'docs',
        docPath,
        permalink: '/x',
        locale,
      }),
    ).toBe(expected);
  });
});
