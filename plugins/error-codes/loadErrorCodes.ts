import fs from 'node:fs';
import path from 'node:path';
import {
  type InstalledPackage,
  listInstalledPackages,
  readPackageVersion,
} from '../../src/node/installedPackages';
import { parseErrorCodes } from './parseErrorCodes';
import { type ErrorCode, type ErrorTable } from './types';

/** The codes together with the packages that they are of. */
export function createErrorTable(siteDir: string, codes: ErrorCode[]): ErrorTable {
  const names = [...new Set(codes.map((code) => code.package))].sort();
  return {
    codes,
    packages: names.map((name) => ({
      name,
      version: readPackageVersion(siteDir, name),
    })),
  };
}

/** Has the function that numbered errors call: who carries codes depends on it. */
const FORMATTER_PACKAGE = '@mui/utils';

function listPackages(siteDir: string): InstalledPackage[] {
  return listInstalledPackages('@mui', siteDir).filter(
    ({ name, manifest: { dependencies = {} } }) =>
      name === FORMATTER_PACKAGE || FORMATTER_PACKAGE in dependencies,
  );
}

/** ES modules, as the packages publish them: `.mjs` beside CommonJS, or `.js` in a folder of their own. */
const MODULE = /\.mjs$|^esm\/.*\.js$/;

/** The ES modules of a package that speak of the formatter. */
function findModules({ dir }: InstalledPackage): { file: string; source: string }[] {
  return fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => MODULE.test(name) && !name.includes('node_modules/'))
    .sort()
    .map((name) => {
      const file = path.join(dir, name);
      return { file, source: fs.readFileSync(file, 'utf8') };
    })
    .filter(({ source }) => source.includes('formatMuiErrorMessage'));
}

/** One of each: several modules of a package may throw the same. */
function withoutRepeats(codes: readonly ErrorCode[]): ErrorCode[] {
  const key = ({ code, message, package: name }: ErrorCode) =>
    JSON.stringify([code, message, name]);
  return [...new Map(codes.map((code) => [key(code), code])).values()];
}

/**
 * The numbered errors of all installed packages of MUI, by number, then by package. Two
 * packages may give one number to different messages.
 *
 * @throws one Error with every module that is not understood
 */
export function loadErrorCodes(siteDir: string): ErrorCode[] {
  const faults: string[] = [];
  const codes = listPackages(siteDir).flatMap((installed) =>
    findModules(installed).flatMap(({ file, source }) => {
      try {
        return parseErrorCodes(source).map((code) => ({
          ...code,
          package: installed.name,
        }));
      } catch (error) {
        faults.push(
          `- ${path.relative(fs.realpathSync(siteDir), file)}: ${error instanceof Error ? error.message : error}`,
        );
        return [];
      }
    }),
  );
  if (faults.length > 0) {
    throw new Error(
      `The numbered errors of these modules can't be read:\n${faults.join('\n')}\nTeach plugins/error-codes/parseErrorCodes.ts the form they have now.`,
    );
  }
  return withoutRepeats(codes).sort(
    (a, b) => a.code - b.code || a.package.localeCompare(b.package),
  );
}
