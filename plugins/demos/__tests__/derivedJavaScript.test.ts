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

const sources = ['docs', 'sample-data']
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

async function lint(code: string, fileName: string) {
  const [result] = await eslint.lintText(code, { filePath: fileName });
  return result!.messages.map(({ line, ruleId, message }) => ({
    line,
    rule: ruleId,
    message,
  }));
}

describe('the JavaScript of every demo', () => {
  it.each(sources)('%s', async (file) => {
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
  });

  it.each([
    ['an unused import', "import Box from 'box';\n", 'no-unused-vars'],
    ['a missing import', 'export const a = <Box />;\n', 'no-undef'],
    [
      'a hook behind a condition',
      "import * as React from 'react';\nexport function A({ on }) {\n  if (on) React.useId();\n}\n",
      'react-hooks/rules-of-hooks',
    ],
    ['a type', 'export const a: number = 1;\n', null],
  ])('is searched for %s', async (_, code, rule) => {
    expect(await lint(code, 'docs/page/A.jsx')).toEqual([
      expect.objectContaining({ rule }),
    ]);
  });
});
