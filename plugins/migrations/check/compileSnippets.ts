import path from 'node:path';
import ts from 'typescript';

/** What to compile, and against what. */
export interface CompileRequest {
  /** Folder whose `node_modules` has the packages. */
  dir: string;
  /** Where names that a snippet does not import are looked for, in this order. */
  packages: readonly string[];
  snippets: readonly string[];
}

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  // What a snippet leaves out is `any`.
  noImplicitAny: false,
  noEmit: true,
  skipLibCheck: true,
  allowSyntheticDefaultImports: true,
  types: [],
};

/** Codes of what the compiler says of a name that nothing declares. */
const CANNOT_FIND_NAME = new Set([2304, 2503, 2552, 2580, 2591, 2686, 18004]);

/** Test libraries: what a snippet takes of them is `any`. */
const TESTING = "declare module '@testing-library/*';";

/** Globals of the DOM that are something else in tests. */
const SHADOWED = ['screen'];

/** A JSX element that begins a line begins a statement. */
function toStatements(snippet: string): string {
  return snippet.replace(/^<(?=[A-Za-z>])/gm, ';<');
}

function createProgram(dir: string, files: ReadonlyMap<string, string>) {
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, directoryExists, readFile, getSourceFile } = host;
  const own = path.join(dir, 'node_modules');
  // The folder may be below another `node_modules`, whose packages are none of its own.
  const isOwn = (name: string) =>
    !name.includes('/node_modules') || path.normalize(name).startsWith(own);
  host.getCurrentDirectory = () => dir;
  host.fileExists = (name) => files.has(name) || (isOwn(name) && fileExists(name));
  host.directoryExists = (name) => isOwn(name) && directoryExists!(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, target, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile(name, target, ...rest)
      : ts.createSourceFile(name, text, target);
  };
  return ts.createProgram([...files.keys()], OPTIONS, host);
}

/**
 * The package that exports each name: the one whose plan the name ends with, since the
 * smaller packages have empty stand-ins for it; else the first.
 */
function mapExports(program: ts.Program, entry: string): Map<string, string> {
  const checker = program.getTypeChecker();
  const homes = new Map<string, string>();
  for (const statement of program.getSourceFile(entry)!.statements) {
    const { moduleSpecifier } = statement as ts.ImportDeclaration;
    const module = checker.getSymbolAtLocation(moduleSpecifier);
    const specifier = (moduleSpecifier as ts.StringLiteral).text;
    for (const { name } of module ? checker.getExportsOfModule(module) : []) {
      const plan = /(Pro|Premium)$/.exec(name)?.[0].toLowerCase();
      if (!homes.has(name) || specifier.endsWith(`-${plan}`)) {
        homes.set(name, specifier);
      }
    }
  }
  return homes;
}

function getDiagnostics(program: ts.Program, name: string) {
  const file = program.getSourceFile(name);
  return [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ];
}

/** The name that a diagnostic could not find. */
function readName({ file, start = 0, length = 0 }: ts.Diagnostic): string {
  return file!.text.slice(start, start + length);
}

/** Writes the names that a snippet needs in front of it, on one line. */
function complete(
  snippet: string,
  unknown: ReadonlySet<string>,
  homes: ReadonlyMap<string, string>,
): string {
  const lines = [...unknown].map((name) => {
    const home = homes.get(name);
    return name === 'React'
      ? "import * as React from 'react';"
      : home === undefined
        ? `declare const ${name}: any; type ${name} = any;`
        : `import { ${name} } from '${home}';`;
  });
  return `${lines.join(' ')} export {};\n${snippet}`;
}

/** Compiles snippets that may share a program. */
function compileTogether({ dir, packages, snippets }: CompileRequest): string[][] {
  const entry = path.join(dir, 'packages.ts');
  const testing: [string, string] = [path.join(dir, 'testing.d.ts'), TESTING];
  const toFile = (index: number) => path.join(dir, `snippet${index}.tsx`);
  const texts = snippets.map(toStatements);
  const first = createProgram(
    dir,
    new Map([
      testing,
      [entry, packages.map((name) => `import '${name}';`).join('\n')],
      ...texts.map((text, index): [string, string] => [
        toFile(index),
        `export {};\n${text}`,
      ]),
    ]),
  );
  const homes = mapExports(first, entry);
  const completed = texts.map((text, index): [string, string] => {
    const unknown = new Set([
      ...SHADOWED.filter(
        (name) =>
          new RegExp(`\\b${name}\\.`).test(text) &&
          !new RegExp(`import .*\\b${name}\\b`).test(text),
      ),
      ...getDiagnostics(first, toFile(index))
        .filter(({ code }) => CANNOT_FIND_NAME.has(code))
        .map(readName),
    ]);
    return [toFile(index), complete(text, unknown, homes)];
  });
  const second = createProgram(dir, new Map([testing, ...completed]));
  return completed.map(([name]) =>
    getDiagnostics(second, name).map((diagnostic) => {
      const { line } = ts.getLineAndCharacterOfPosition(
        diagnostic.file!,
        diagnostic.start!,
      );
      return `line ${line}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`;
    }),
  );
}

/** The date adapters that a snippet imports: they decide for its whole program what a date is. */
function findAdapters(snippet: string): string {
  return [...new Set(snippet.match(/\bAdapter[A-Z]\w+/g))].sort().join();
}

/**
 * Compiles snippets of code as readers would: names that they do not import come from the
 * packages, and what no package exports is `any`.
 *
 * @returns the compiler's errors of each snippet, none where it compiles; lines count from
 *   the snippet's first
 */
export function compileSnippets(request: CompileRequest): string[][] {
  const { snippets } = request;
  const results: string[][] = [];
  for (const adapters of new Set(snippets.map(findAdapters))) {
    const places = [...snippets.keys()].filter(
      (place) => findAdapters(snippets[place]!) === adapters,
    );
    compileTogether({
      ...request,
      snippets: places.map((place) => snippets[place]!),
    }).forEach((errors, index) => {
      results[places[index]!] = errors;
    });
  }
  return results;
}
