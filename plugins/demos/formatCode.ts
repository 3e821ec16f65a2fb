import * as babelPlugin from 'prettier/plugins/babel';
import * as estreePlugin from 'prettier/plugins/estree';
import * as postcssPlugin from 'prettier/plugins/postcss';
import * as typescriptPlugin from 'prettier/plugins/typescript';
// The standalone build, because jest cannot run the dynamic import of the other.
import type { Options } from 'prettier';
import { format } from 'prettier/standalone';
import prettierOptions from '../../.prettierrc.json';

/** Formats a text like the project. */
export function formatCode(
  text: string,
  parser: 'babel' | 'css' | 'typescript',
): Promise<string> {
  return format(text, {
    ...(prettierOptions as Options),
    parser,
    plugins: [babelPlugin, estreePlugin, postcssPlugin, typescriptPlugin],
  });
}
