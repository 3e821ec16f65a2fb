import { createBundlerConfig } from '../createBundlerConfig';

interface Rule {
  test: string | RegExp;
  use: { options: { languages: string[]; withAll: boolean } };
}

afterEach(() => jest.restoreAllMocks());

it.each<[string, boolean, string, boolean]>([
  ['each module of a page brings its labels', false, 'production', false],
  ['the server has all labels', true, 'production', true],
  ['the development server has all labels', false, 'development', true],
])('%s', (_, isServer, environment, withAll) => {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NODE_ENV: environment as 'test',
  });
  const { module } = createBundlerConfig({
    siteDir: '/site',
    isServer,
    languages: ['pt', 'en'],
  });
  const [rule] = module!.rules as [Rule];
  expect(rule.use.options).toEqual({ languages: ['pt', 'en'], withAll });
  expect(rule.test).toEqual(withAll ? '/site/src/i18n/dictionaries.ts' : /\.tsx?$/);
});
