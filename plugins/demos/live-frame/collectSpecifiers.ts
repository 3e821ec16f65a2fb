import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { findImports, getPackageName } from '../../../src/utils/findImports';
import { DERIVED_LIBRARIES, SOURCE_ADAPTER } from '../dateLibrary/libraries';
import { toDateLibrary } from '../dateLibrary/toDateLibrary';
import type { FrameRoots } from './types';

/** What compiled JSX imports, and what a reader's first `flushSync` or `createPortal` needs. */
const ALWAYS = ['react', 'react/jsx-runtime', 'react-dom'];

/** Packages under test come from the tests beside the sources, which no reader sees. */
const IGNORED = ['**/__tests__/**', '**/*.test.*', '**/*.d.ts'];

function isPackage(specifier: string): boolean {
  return (
    getPackageName(specifier) !== undefined && !/^(?:@site\/|node:)/.test(specifier)
  );
}

/** The text, and what readers see of it for the other date libraries. */
function withDateLibraries(text: string): string[] {
  return text.includes(SOURCE_ADAPTER)
    ? [
        text,
        ...DERIVED_LIBRARIES.flatMap((library) => {
          const conversion = toDateLibrary(text, library);
          return 'text' in conversion ? conversion.text : [];
        }),
      ]
    : [text];
}

/**
 * Every package entry that the demos and the sample data import, sorted. A folder that
 * does not exist counts for nothing.
 */
export async function collectSpecifiers({
  siteDir,
  sourceDirs,
}: FrameRoots): Promise<string[]> {
  const files = await Globby(
    sourceDirs.map((dir) => `${dir}/**/*.{ts,tsx}`),
    { cwd: siteDir, ignore: IGNORED },
  );
  const texts = await Promise.all(
    files.map((file) => fs.readFile(path.join(siteDir, file), 'utf8')),
  );
  const found = texts
    .flatMap(withDateLibraries)
    .flatMap(findImports)
    .filter(isPackage);
  return [...new Set([...ALWAYS, ...found])].sort();
}
