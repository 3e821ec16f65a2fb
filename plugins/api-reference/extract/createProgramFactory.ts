import path from 'node:path';
import ts from 'typescript';
import type { InstalledPackage } from './findInstalledPackages';
import { listGenericTypes } from './listGenericTypes';

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
      getDefaultType: (name) => {
        const module = checker.getSymbolAtLocation(defaults);
        const symbol = module?.exports?.get(ts.escapeLeadingUnderscores(name));
        return symbol && checker.getDeclaredTypeOfSymbol(symbol);
      },
    };
  };
}
