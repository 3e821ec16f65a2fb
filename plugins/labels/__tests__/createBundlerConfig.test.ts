import { createBundlerConfig } from '../createBundlerConfig';

type Options = { languages: string[] };

/** Plain JavaScript, and without types. */
const dictionariesLoader = jest.requireActual<
  (this: { getOptions: () => Options }) => string
>('../dictionariesLoader.js');

function render(language: string, withEnglish: boolean) {
  const { module } = createBundlerConfig({
    siteDir: '/site',
    language,
    withEnglish,
  });
  const [rule] = module!.rules as [{ test: string; use: { options: Options } }];
  expect(rule.test).toBe('/site/src/i18n/dictionaries.ts');
  return dictionariesLoader.call({ getOptions: () => rule.use.options });
}

it.each([
  ['en', true, ['en']],
  ['en', false, ['en']],
  ['pt', false, ['pt']],
  ['pt', true, ['en', 'pt']],
])('a page in %s, with English: %s, gets %j', (language, withEnglish, expected) => {
  const code = render(language, withEnglish);
  expect([...code.matchAll(/from '\.\/(\w+)'/g)].map(([, name]) => name)).toEqual(
    expected,
  );
  expect(code).toContain(`export const dictionaries = { ${expected.join(', ')} };`);
});
