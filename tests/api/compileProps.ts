import path from 'node:path';
import ts from 'typescript';
import type { ApiComponent } from '../../plugins/api-reference/types';

const ROOT = path.join(__dirname, '../..');
const FILE = path.join(ROOT, 'props.tsx');

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/** What the compiler knows of a component's props. */
export interface CompiledProps {
  names: Set<string>;
  /** Those that an element can't go without. */
  required: Set<string>;
  /** Those of which every declaration, and those of which some, are marked `@deprecated`. */
  deprecated: Set<string>;
  partlyDeprecated: Set<string>;
  /** Keys of the `slots` prop and of the `classes` prop. */
  slots: Set<string>;
  classes: Set<string>;
}

/** A module with the props of each component as a type, as JSX sees them. */
function writeModule(components: readonly ApiComponent[]): string {
  return components
    .map(({ name, exportName = name, imports }, index) => {
      const { package: specifier } = imports[0]!;
      return [
        `import { ${exportName} as C${index} } from '${specifier}';`,
        `export type P${index} = Parameters<typeof C${index}>[0];`,
      ].join('\n');
    })
    .join('\n');
}

function isTagged(declaration: ts.Declaration, tag: string): boolean {
  return ts.getJSDocTags(declaration).some(({ tagName }) => tagName.text === tag);
}

function listKeys(
  checker: ts.TypeChecker,
  variants: readonly ts.Type[],
  prop: string,
): Set<string> {
  const symbols = variants.flatMap(
    (variant) => checker.getPropertyOfType(variant, prop) ?? [],
  );
  return new Set(
    symbols
      .map((symbol) => checker.getNonNullableType(checker.getTypeOfSymbol(symbol)))
      .flatMap((type) => (type.isUnion() ? type.types : [type]))
      .flatMap((type) => checker.getPropertiesOfType(type))
      .filter(
        ({ declarations = [] }) =>
          !declarations.some((declaration) => isTagged(declaration, 'ignore')),
      )
      .map(({ name }) => name),
  );
}

function describe(checker: ts.TypeChecker, type: ts.Type): CompiledProps {
  const apparent = checker.getApparentType(type);
  const variants = (apparent.isUnion() ? apparent.types : [apparent]).filter(
    (variant) => checker.getPropertiesOfType(variant).length > 0,
  );
  const names = new Set(
    variants.flatMap((variant) =>
      checker.getPropertiesOfType(variant).map(({ name }) => name),
    ),
  );
  const find = (name: string) =>
    variants.map((variant) => checker.getPropertyOfType(variant, name));
  const declarations = (name: string) =>
    find(name).flatMap((symbol) => symbol?.declarations ?? []);
  const pick = (is: (name: string) => boolean) => new Set([...names].filter(is));
  return {
    names,
    required: pick((name) =>
      find(name).every(
        (symbol) => symbol && !(symbol.flags & ts.SymbolFlags.Optional),
      ),
    ),
    deprecated: pick(
      (name) =>
        declarations(name).length > 0 &&
        declarations(name).every((one) => isTagged(one, 'deprecated')),
    ),
    partlyDeprecated: pick((name) =>
      declarations(name).some((one) => isTagged(one, 'deprecated')),
    ),
    slots: listKeys(checker, variants, 'slots'),
    classes: listKeys(checker, variants, 'classes'),
  };
}

/**
 * Asks the compiler for the props of components, as it checks an element of them: apart
 * from the extractor, which walks through the packages' typings.
 *
 * @returns by name; a component that is no function at last is left out
 */
export function compileProps(
  components: readonly ApiComponent[],
): Map<string, CompiledProps> {
  const text = writeModule(components);
  const host = ts.createCompilerHost(OPTIONS, true);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.readFile = (name) => (name === FILE ? text : readFile(name));
  host.getSourceFile = (name, target, ...rest) =>
    name === FILE
      ? ts.createSourceFile(name, text, target, true)
      : getSourceFile(name, target, ...rest);
  const program = ts.createProgram([FILE], OPTIONS, host);
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(FILE)!)!;
  const types = new Map(
    checker
      .getExportsOfModule(module)
      .map((symbol) => [symbol.name, checker.getDeclaredTypeOfSymbol(symbol)]),
  );
  return new Map(
    components.flatMap(({ product, name }, index) => {
      const type = types.get(`P${index}`);
      return type ? [[`${product}/${name}`, describe(checker, type)] as const] : [];
    }),
  );
}
