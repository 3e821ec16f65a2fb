import { createBundlerConfig } from '../createBundlerConfig';

type Options = { languages: string[]; areEmpty: boolean };

/** Plain JavaScript, and without types. */
const dictionariesLoader = jest.requireActual<
  (this: { getOptions: () => Options }) => string
>('../dictionariesLoader.js');

interface Rule {
  test: string;
  use: { loader: string; options: Options };
}

function createRules(isServer: boolean, language: string, withEnglish: boolean) {
  const { module } = createBundlerConfig({
    siteDir: '/site',
    isServer,
    language,
    withEnglish,
  });
  return module!.rules as [Rule, ...Rule[]];
}

function render(isServer: boolean, language: string, withEnglish: boolean) {
  const [rule] = createRules(isServer, language, withEnglish);
  expect(rule.test).toBe('/site/src/i18n/dictionaries.ts');
  return dictionariesLoader.call({ getOptions: () => rule.use.options });
}

const setEnvironment = (name: string) =>
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: name as 'test' });

afterEach(() => jest.restoreAllMocks());

it.each([
  ['en', true, ['en']],
  ['en', false, ['en']],
  ['pt', false, ['pt']],
  ['pt', true, ['en', 'pt']],
])('a server in %s, with English: %s, has %j', (language, withEnglish, expected) => {
  const code = render(true, language, withEnglish);
  expect([...code.matchAll(/from '\.\/(\w+)'/g)].map(([, name]) => name)).toEqual(
    expected,
  );
  expect(code).toContain(`export const dictionaries = { ${expected.join(', ')} };`);
});

it('a page begins with room for its languages', () => {
  setEnvironment('production');
  expect(render(false, 'pt', true)).toBe(
    'export const dictionaries = { en: {}, pt: {} };\n',
  );
});

it.each([
  ['a page', false, 'production', ['dictionariesLoader.js', 'labelsLoader.js']],
  ['the server', true, 'production', ['dictionariesLoader.js']],
  ['the development server', false, 'development', ['dictionariesLoader.js']],
])(
  'the modules of %s go through their loaders',
  (_, isServer, environment, names) => {
    setEnvironment(environment);
    const loaders = createRules(isServer, 'zh', false).map(({ use }) => use.loader);
    expect(loaders.map((file) => file.split('/').at(-1))).toEqual(names);
  },
);
