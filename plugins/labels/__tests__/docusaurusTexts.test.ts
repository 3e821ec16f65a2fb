import fs from 'node:fs';
import path from 'node:path';

/**
 * Docusaurus' own texts: the packages bring them, and `i18n/<language>/code.json` has
 * those that we word otherwise.
 */

const ROOT = path.join(__dirname, '../../..');
const LOCALES = path.join(
  ROOT,
  'node_modules/@docusaurus/theme-translations/locales',
);

type Texts = Record<string, string>;

const readShipped = (locale: string): Texts =>
  JSON.parse(
    fs.readFileSync(path.join(LOCALES, locale, 'theme-common.json'), 'utf8'),
  ) as Texts;

const readOwn = (language: string): Texts =>
  Object.fromEntries(
    Object.entries(
      JSON.parse(
        fs.readFileSync(path.join(ROOT, 'i18n', language, 'code.json'), 'utf8'),
      ) as Record<string, { message: string }>,
    ).map(([id, { message }]) => [id, message]),
  );

const listPlaceholders = (text: string) => text.match(/\{\w+\}/g)?.toSorted() ?? [];

const english = readShipped('base');
const ids = Object.keys(english).filter(
  (id) => !id.endsWith('___DESCRIPTION') && !id.startsWith('theme.blog.'),
);

describe.each([
  ['zh', 'zh-Hans'],
  ['pt', 'pt-BR'],
])('the texts of Docusaurus in %s', (language, locale) => {
  const shipped = readShipped(locale);
  const own = readOwn(language);

  it('are ours only where we word them otherwise', () => {
    const needless = Object.keys(own).filter(
      (id) => !ids.includes(id) || own[id] === shipped[id],
    );
    expect(needless).toEqual([]);
  });

  it('are none of them English', () => {
    const words = (text: string) => text.replace(/\{\w+\}/g, '');
    const left = ids.filter((id) => {
      const text = own[id] ?? shipped[id];
      return (
        text === undefined || (text === english[id] && /[a-z]{3}/i.test(words(text)))
      );
    });
    expect(left).toEqual([]);
  });

  it('have the placeholders of the English ones', () => {
    const faulty = Object.keys(own).filter(
      (id) =>
        listPlaceholders(own[id]!).join() !== listPlaceholders(english[id]!).join(),
    );
    expect(faulty).toEqual([]);
  });
});

it('Chinese ones keep to the glossary', () => {
  const all = { ...readShipped('zh-Hans'), ...readOwn('zh') };
  const faulty = ids.filter((id) => /您|暗黑|主页面|'|「/.test(all[id] ?? ''));
  expect(faulty).toEqual([]);
});
