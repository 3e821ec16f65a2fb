import fs from 'node:fs';
import path from 'node:path';
import { createPlantedSite, type PlantedSite, type Result } from './plantedSite';

/** What a build has to bear: copies of the portal of one page, with something unusual. */

const PAGE = 'introduction';

let site: PlantedSite;
let result: Result;

function createSite() {
  site = createPlantedSite();
  site.allowBrokenLinks();
}

describe('a language of the interface alone', () => {
  beforeAll(() => {
    createSite();
    site.writePage(PAGE, 'Text.');
    const dictionary = 'plugins/translations/labels.ts';
    site.write(
      dictionary,
      site.read(dictionary).replace(/^ {4}help: 'Ajudar a traduzir',\n/m, ''),
    );
    result = site.build({ PORTAL_LANGUAGES: 'en,zh,pt' }, 'pt');
  });

  afterAll(() => site.remove());

  it('costs a line of configuration', () => {
    expect(result.output).toContain('Generated static files');
    expect(result.status).toBe(0);
  });

  it('shows the English page in its own frame', () => {
    const page = site.read('build/pt/x/introduction.html');
    expect(page).toMatch(/<html[^>]* lang="?pt-BR\b/);
    expect(page).toMatch(/<h1[^>]* lang="?en\b[^>]*>Overview</);
    expect(page).toContain('Esta página ainda não foi traduzida');
    expect(page).toMatch(
      /<a href="?\/zh\/x\/introduction\b[^>]*hreflang="?zh-CN\b/i,
    );
    expect(page).toContain('Português (Brasil)');
  });

  it('has what its dictionary lacks in English, and counted', () => {
    expect(result.output).toContain(
      'Labels that are not translated into "pt" and stand in English: 1 (untranslated.help).',
    );
    expect(site.read('build/pt/x/introduction.html')).toContain('Translate it');
  });
});

describe('with a license key, and a translation that can’t be read', () => {
  const key = 'a-marker-in-the-place-of-a-license-key';
  const translation =
    'i18n/zh/docusaurus-plugin-content-docs/current/introduction/index.mdx';

  beforeAll(() => {
    createSite();
    site.writePage(PAGE, '<Demo src="./Greeting.tsx" />');
    site.write(
      'docs/introduction/Greeting.tsx',
      'export default function Greeting() {\n  return <p>Hello</p>;\n}\n',
    );
    site.write(
      'docs/introduction/licensing/index.mdx',
      '---\ntitle: Hidden\ndescription: A page.\nunlisted: true\n---\n\nText.\n',
    );
    site.write(
      translation,
      '---\ntitle: 概览\ndescription: 概览。\n---\n\n<Demo src="./Greeting.tsx"\n',
    );
    result = site.build({ MUI_X_LICENSE_KEY: key });
  });

  afterAll(() => site.remove());

  it('builds a portal without faults', () => {
    expect(result.output).toContain('Generated static files');
    expect(result.status).toBe(0);
  });

  it('leaves the English pages alone, and names the translation on the board', () => {
    expect(site.read('build/x/translations.html')).toContain(`${translation}:`);
  });

  it('lists an unlisted page nowhere', () => {
    const read = (file: string) => site.read(path.join('build', file));
    const hidden = read('x/introduction/licensing.html');
    expect(hidden).toContain('theme-unlisted-banner');
    expect(hidden).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
    expect(read('sitemap.xml')).toContain('/x/introduction<');
    expect(read('sitemap.xml')).not.toContain('/x/introduction/licensing');
    const outline = /theme-doc-sidebar-container[^]*?<\/aside>/.exec(
      read('x/introduction.html'),
    )!;
    expect(outline[0]).not.toContain('/x/introduction/licensing');
  });

  it('keeps the key out of everything but the scripts that set it', () => {
    const files = ['build', '.docusaurus']
      .flatMap((folder) =>
        fs
          .readdirSync(path.join(site.siteDir, folder), {
            recursive: true,
            encoding: 'utf8',
          })
          .map((file) => path.join(site.siteDir, folder, file)),
      )
      .filter((file) => fs.statSync(file).isFile());
    const holders = files
      .filter((file) => fs.readFileSync(file).includes(key))
      .map((file) => path.relative(site.siteDir, file));
    expect(holders.toSorted()).toEqual([
      expect.stringMatching(/^build\/assets\/js\/demo-views\.[^/]+\.js$/),
      expect.stringMatching(/^build\/live\/frame\.[^/]+\.js$/),
    ]);
  });
});
