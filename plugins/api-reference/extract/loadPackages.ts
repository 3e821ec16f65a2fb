import ts from 'typescript';
import { formatFaults } from '../formatFaults';
import type { ProductId } from '../types';
import {
  createProgramFactory,
  type ParsedFiles,
  type PackageProgram,
} from './createProgramFactory';
import {
  findInstalledPackages,
  readManifest,
  type InstalledPackage,
} from './findInstalledPackages';
import { PRODUCT_PACKAGES, type ProductPackage, isProductFile } from './products';

/** How many faults of one package are listed: the first ones tell what is wrong. */
const MAX_FAULTS = 5;

function toLine({
  file,
  start = 0,
  messageText,
}: ts.DiagnosticWithLocation): string {
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  const message = ts.flattenDiagnosticMessageText(messageText, ' ');
  return `${file.fileName}:${line + 1}:${character + 1}: ${message}`;
}

/**
 * Checks that a package has typings and that they can be parsed: of a damaged file the
 * compiler reads what it can, and a page would lack the rest.
 *
 * @throws an Error with the files and places, and the command that restores them
 */
function assertParsed({ name, version, program, resolve }: PackageProgram): void {
  const faults = program
    .getSourceFiles()
    .filter(({ fileName }) => isProductFile(fileName))
    .flatMap((file) => program.getSyntacticDiagnostics(file))
    .map(toLine);
  if (resolve(name) === undefined) {
    faults.unshift(`${name}: its package.json leads to no typings`);
  }
  if (faults.length > 0) {
    throw new Error(
      `The API reference cannot read the typings of ${name}@${version}:\n` +
        `${formatFaults(faults, MAX_FAULTS)}\n` +
        `Remove its folder in node_modules, then: npm install ${name}@${version}`,
    );
  }
}

/** Where a package was found, and the package that finds it there. */
interface Copy {
  dir: string;
  version: string;
  finder: string;
}

/** Follows the dependencies from package to package, as Node would. */
function collectCopies(
  siteDir: string,
  installed: readonly InstalledPackage[],
): Map<string, Copy[]> {
  const copies = new Map<string, Copy[]>();

  function visit(name: string, from: string, finder: string): void {
    const manifest = readManifest(from, name);
    const known = copies.get(name) ?? [];
    if (!manifest || known.some(({ dir }) => dir === manifest.dir)) {
      return;
    }
    copies.set(name, [...known, { ...manifest, finder }]);
    manifest.dependencies
      .filter((dependency) => dependency.startsWith('@mui/x-'))
      .forEach((dependency) => visit(dependency, manifest.dir, name));
  }

  installed.forEach(({ name }) => visit(name, siteDir, 'the site'));
  return copies;
}

/**
 * Checks that the site and the packages find the same copy of each MUI X package. Of two
 * copies the compiler would take the types for unrelated, and a page would mix versions.
 *
 * @throws one Error that lists every package with its copies
 */
function assertSingleCopies(
  siteDir: string,
  installed: readonly InstalledPackage[],
): void {
  const faults = [...collectCopies(siteDir, installed)].filter(
    ([, copies]) => copies.length > 1,
  );
  if (faults.length > 0) {
    const lines = faults.map(([name, copies]) =>
      [
        `- ${name}`,
        ...copies.map(
          ({ dir, version, finder }) => `  ${version} for ${finder}: ${dir}`,
        ),
      ].join('\n'),
    );
    throw new Error(
      'The API reference found more than one copy of a package:\n' +
        `${lines.join('\n')}\n` +
        'Give all MUI X packages the same version in package.json, then: npm dedupe',
    );
  }
}

/** Makes programs of packages that are there once, smallest first, and can be read. */
function loadInstalled(
  installed: readonly InstalledPackage[],
  createProgram: ReturnType<typeof createProgramFactory>,
): PackageProgram[] {
  const programs = installed.map(createProgram);
  programs.forEach(assertParsed);
  return programs;
}

/** Loads one product's packages, smallest first, with a program each. */
export function loadProduct(
  siteDir: string,
  wanted: readonly ProductPackage[],
  libraries?: ParsedFiles,
): PackageProgram[] {
  const installed = findInstalledPackages(siteDir, wanted);
  assertSingleCopies(siteDir, installed);
  return loadInstalled(installed, createProgramFactory(siteDir, libraries));
}

/**
 * Loads the packages of products with their programs, the smallest of each first. The
 * products come one by one: a product's programs can be let go when the next is asked for.
 *
 * @throws one Error for all packages of the products that are not installed, for all
 * that are installed twice, or for the typings of a package that cannot be read
 */
export function* loadPackages(
  siteDir: string,
  products: readonly ProductId[],
): Generator<[ProductId, PackageProgram[]]> {
  const installed = findInstalledPackages(
    siteDir,
    products.flatMap((product) => PRODUCT_PACKAGES[product]),
  );
  assertSingleCopies(siteDir, installed);
  const createProgram = createProgramFactory(siteDir);
  for (const product of products) {
    const names = new Set(PRODUCT_PACKAGES[product].map(({ name }) => name));
    const own = installed.filter(({ name }) => names.has(name));
    yield [product, loadInstalled(own, createProgram)];
  }
}
