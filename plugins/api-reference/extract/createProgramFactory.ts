import path from 'node:path';
import { existsSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import type { InstalledPackage } from './findInstalledPackages';
import { isProductFile } from './products';

/** What each public module of a package exports, by import specifier; the index last. */
type EntryPoints = ReadonlyMap<string, ReadonlyMap<string, ts.Symbol>>;

/** Modules that a manifest exposes, yet not for readers. */
const PRIVATE = /^\.\/(?:internals\b|package\.json$|themeAugmentation$)/;

/** Before version 8 a manifest exposes every folder that has a manifest of its own. */
function listFolders(dir: string): string[] {
  return readdirSync(dir)
    .filter((name) => existsSync(path.join(dir, name, 'package.json')))
    .map((name) => `./${name}`);
}

function loadEntryPointsAnew(candidate: PackageProgram): EntryPoints {
  const specifiers = (candidate.subpaths ?? listFolders(candidate.dir))
    .filter((subpath) => subpath.startsWith('./') && !PRIVATE.test(subpath))
    .map((subpath) => candidate.name + subpath.slice(1));
  return new Map(
    [...specifiers.sort(), candidate.name].map((specifier) => [
      specifier,
      getModuleExports(candidate, specifier),
    ]),
  );
}

const loaded = new WeakMap<ts.Program, EntryPoints>();

/**
 * Loads the public modules of a package, as its manifest lists them: some names are found
 * in one of them only, and a name's import lines are all of those that have it. Asking
 * again for the same package costs nothing.
 */
export function loadEntryPoints(candidate: PackageProgram): EntryPoints {
  const entryPoints =
    loaded.get(candidate.program) ?? loadEntryPointsAnew(candidate);
  loaded.set(candidate.program, entryPoints);
  return entryPoints;
}

/** A package as the compiler sees it. */
export interface PackageProgram extends InstalledPackage {
  program: ts.Program;
  checker: ts.TypeChecker;
  /** The typings behind an import specifier, where there are any. */
  resolve: (specifier: string) => string | undefined;
  /**
   * The type of an exported name whose type parameters stand for their defaults;
   * undefined where it has no parameters, or one without a default.
   */
  getDefaultType: (name: string) => ts.Type | undefined;
  /** What its index exports, by name. */
  exports: ReadonlyMap<string, ts.Symbol>;
}

const COMPILER_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  // Without it `undefined` and `null` vanish from unions.
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/**
 * The declared symbol behind an export. Asking again by the declaration's name gives the
 * symbol with what other modules add to it; an alias leads to the bare one.
 */
function getDeclaredSymbol(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  const target =
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const name =
    target.declarations?.[0] && ts.getNameOfDeclaration(target.declarations[0]);
  return (name && checker.getSymbolAtLocation(name)) ?? target;
}

/** What a module of a package exports, by name; empty where there is no such module. */
export function getModuleExports(
  {
    program,
    checker,
    resolve,
  }: Pick<PackageProgram, 'program' | 'checker' | 'resolve'>,
  specifier: string,
): Map<string, ts.Symbol> {
  const fileName = resolve(specifier);
  const file = fileName && program.getSourceFile(fileName);
  const module = file && checker.getSymbolAtLocation(file);
  return new Map(
    (module ? checker.getExportsOfModule(module) : []).map((symbol) => [
      symbol.name,
      getDeclaredSymbol(checker, symbol),
    ]),
  );
}

/**
 * Lists the types that have type parameters, all with defaults: `ChartsContainerProps`,
 * `XAxis`. They are read from the text, which costs no type checking.
 */
function listGenericTypes(program: ts.Program): string[] {
  const names = program
    .getSourceFiles()
    .filter(({ fileName }) => isProductFile(fileName))
    .flatMap(({ statements }) => statements)
    .filter(
      (node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
        ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
    )
    .filter(({ typeParameters }) =>
      typeParameters?.every((parameter) => parameter.default !== undefined),
    )
    .map(({ name }) => name.text);
  return [...new Set(names)];
}

/** Parsed files by name; undefined for what could not be read. */
export type ParsedFiles = Map<string, ts.SourceFile | undefined>;

/**
 * Returns a function that creates the program of one package.
 *
 * Each package has a program of its own, because the packages of a product augment each
 * other's modules: in a common program the smaller would show what only the larger has.
 * The programs share their parsed files, which keeps the cost near that of one.
 *
 * @param siteDir where the packages are resolved from
 * @param libraries parsed files outside `siteDir`, such as React's typings, for one
 * factory after another to share
 */
export function createProgramFactory(
  siteDir: string,
  libraries: ParsedFiles = new Map(),
): (installed: InstalledPackage) => PackageProgram {
  const importer = path.join(siteDir, 'importer.ts');
  const host = ts.createCompilerHost(COMPILER_OPTIONS, true);
  const cache = ts.createModuleResolutionCache(
    siteDir,
    host.getCanonicalFileName,
    COMPILER_OPTIONS,
  );
  const readSourceFile = host.getSourceFile;
  const ownFiles: ParsedFiles = new Map();
  const selectFiles = (fileName: string) =>
    fileName.startsWith(siteDir) ? ownFiles : libraries;
  host.getModuleResolutionCache = () => cache;
  host.getSourceFile = (fileName, ...rest) => {
    const files = selectFiles(fileName);
    if (!files.has(fileName)) {
      files.set(fileName, readSourceFile(fileName, ...rest));
    }
    return files.get(fileName);
  };

  const resolve = (specifier: string) =>
    ts.resolveModuleName(specifier, importer, COMPILER_OPTIONS, host, cache)
      .resolvedModule?.resolvedFileName;

  return (installed) => {
    const rootNames = [
      installed.name,
      `${installed.name}/themeAugmentation`,
      // A public module that no index exports again.
      `${installed.name}/utils`,
    ]
      .map(resolve)
      .filter((fileName) => fileName !== undefined);
    const base = ts.createProgram({ rootNames, options: COMPILER_OPTIONS, host });
    // The compiler fills in defaults only where a type is referred to: here, by its name.
    const defaults = ts.createSourceFile(
      path.join(siteDir, installed.name, 'defaults.ts'),
      [
        `import type * as home from '${installed.name}';`,
        ...listGenericTypes(base).map(
          (name) => `export type ${name} = home.${name};`,
        ),
      ].join('\n'),
      ts.ScriptTarget.ESNext,
      true,
    );
    ownFiles.set(defaults.fileName, defaults);
    const program = ts.createProgram({
      rootNames: [...rootNames, defaults.fileName],
      options: COMPILER_OPTIONS,
      host,
      oldProgram: base,
    });
    const checker = program.getTypeChecker();
    return {
      ...installed,
      program,
      checker,
      resolve,
      exports: getModuleExports({ program, checker, resolve }, installed.name),
      getDefaultType: (name) => {
        const module = checker.getSymbolAtLocation(defaults);
        const symbol = module?.exports?.get(ts.escapeLeadingUnderscores(name));
        return symbol && checker.getDeclaredTypeOfSymbol(symbol);
      },
    };
  };
}
