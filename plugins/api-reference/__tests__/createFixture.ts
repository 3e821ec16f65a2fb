import ts from 'typescript';
import { collectTypeScopes } from '../extract/collectTypeScopes';
import { getComponentProps } from '../extract/componentProps';
import { createProps } from '../extract/createProps';
import { parseScript } from '../extract/loadScript';
import { readDefaults } from '../extract/readDefaults';
import { readPropTypes } from '../extract/readPropTypes';
import type { PropRule } from '../documented';
import type { ApiProp } from '../types';

const FILE_NAME = '/fixture.ts';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  strict: true,
  types: [],
};

const realHost = ts.createCompilerHost(OPTIONS, true);
const libraries = new Map<string, ts.SourceFile | undefined>();

function readLibrary(...args: Parameters<ts.CompilerHost['getSourceFile']>) {
  const [fileName] = args;
  if (!libraries.has(fileName)) {
    libraries.set(fileName, realHost.getSourceFile(...args));
  }
  return libraries.get(fileName);
}

/** What a module of one file exports. */
export interface Fixture {
  program: ts.Program;
  checker: ts.TypeChecker;
  exports: ReadonlyMap<string, ts.Symbol>;
}

/** Compiles a literal module. */
export function createFixture(text: string): Fixture {
  const file = ts.createSourceFile(FILE_NAME, text, ts.ScriptTarget.ES2022, true);
  const host: ts.CompilerHost = {
    ...realHost,
    getSourceFile: (fileName, ...rest) =>
      fileName === FILE_NAME ? file : readLibrary(fileName, ...rest),
  };
  const program = ts.createProgram({
    rootNames: [FILE_NAME],
    options: OPTIONS,
    host,
  });
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(file);
  if (!module) {
    throw new Error('The fixture exports nothing.');
  }
  return {
    program,
    checker,
    exports: new Map(
      checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]),
    ),
  };
}

/** TypeScript takes a comment for a member's where it stands on a line of its own. */
function toOwnLines(text: string): string {
  return text.replaceAll('/**', '\n/**');
}

/**
 * The props of the component `Widget` that a literal module exports.
 *
 * @param defaults the exported type in which the type parameters of the props stand for
 * their defaults, as the file that the program factory adds has it
 * @param rule what is decided by hand
 */
export function extractProps(
  typings: string,
  script?: string,
  defaults?: string,
  rule?: PropRule,
): ApiProp[] {
  const { checker, exports } = createFixture(toOwnLines(typings));
  const widget = exports.get('Widget');
  if (!widget) {
    throw new Error('The fixture exports no Widget.');
  }
  const bound = defaults === undefined ? undefined : exports.get(defaults);
  const getDefaultType = () => bound && checker.getDeclaredTypeOfSymbol(bound);
  const source =
    script === undefined
      ? null
      : readPropTypes(parseScript(toOwnLines(script)), 'Widget');
  return createProps({
    context: { checker, isPublic: (name) => exports.has(name) },
    variants: getComponentProps({ checker, getDefaultType }, widget),
    scopes: collectTypeScopes(checker, widget),
    propTypes: source && 'docs' in source ? source.docs : null,
    defaults: readDefaults(parseScript(script ?? ''), 'Widget'),
    getPlan: () => 'community',
    rule,
  });
}
