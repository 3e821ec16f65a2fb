import fs from 'node:fs';
import path from 'node:path';
import eslintJs from '@eslint/js';
import { ESLint } from 'eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import type { Options } from 'prettier';
import * as babelPlugin from 'prettier/plugins/babel';
import * as estreePlugin from 'prettier/plugins/estree';
import { check } from 'prettier/standalone';
import prettierOptions from '../../../.prettierrc.json';
import { readDemoSource } from '../readDemoSource';
import { toJavaScript } from '../toJavaScript';

const SITE_DIR = path.resolve(__dirname, '../../..');

/** The demos and the sample data, by their paths in the repository, sorted. */
export const sources = ['docs', 'sample-data']
  .filter((folder) => fs.existsSync(path.join(SITE_DIR, folder)))
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(SITE_DIR, folder), {
        recursive: true,
        encoding: 'utf8',
      })
      .map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('__tests__'))
  .sort();

// ESLint's own parser refuses TypeScript, and knows what JSX uses.
const eslint = new ESLint({
  cwd: SITE_DIR,
  overrideConfigFile: true,
  overrideConfig: [
    eslintJs.configs.recommended,
    reactHooks.configs.flat.recommended,
    {
      files: ['**/*.{js,jsx}'],
      languageOptions: {
        globals: globals.browser,
        parserOptions: { ecmaFeatures: { jsx: true } },
      },
      linterOptions: { reportUnusedDisableDirectives: 'error' },
    },
  ],
});

/** What ESLint finds in a file of JavaScript. */
export async function lint(code: string, fileName: string) {
  const [result] = await eslint.lintText(code, { filePath: fileName });
  return result!.messages.map(({ line, ruleId, message }) => ({
    line,
    rule: ruleId,
    message,
  }));
}

/** Lints the JavaScript of a source, and checks its format and its preview. */
export async function checkDerivedJavaScript(file: string): Promise<void> {
  const source = fs.readFileSync(path.join(SITE_DIR, file), 'utf8');
  const code = await toJavaScript(source, file);

  expect(await lint(code, file.replace(/\.ts(x?)$/, '.js$1'))).toEqual([]);
  const options: Options = {
    ...(prettierOptions as Options),
    parser: 'babel',
    plugins: [babelPlugin, estreePlugin],
  };
  expect(await check(code, options)).toBe(true);
  if (source.includes('#region preview')) {
    expect(readDemoSource(code, file).preview).toMatch(/^\S[^]*\S$/);
  }
}

/** About half of the sources are a suite of its own, so that two run side by side. */
export const isOfGridOrTree = (file: string) =>
  /^docs[\\/]react-(?:data-grid|tree-view)[\\/]/.test(file);
