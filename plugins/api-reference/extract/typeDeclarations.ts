import ts from 'typescript';
import type { Plan } from '../types';
import type { PackageProgram } from './createProgramFactory';
import { isProductFile } from './products';
import { getTypeSymbol } from './typeScope';

export type NamedType =
  ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.EnumDeclaration;

/** What the types are looked up in. */
export type TypeSource = Pick<
  PackageProgram,
  'program' | 'checker' | 'exports' | 'plan'
>;

/** The declarations of what a name means to the packages of a plan. */
export type TypeLookup = (
  plan: Plan,
  name: string,
) => readonly NamedType[] | undefined;

/** Parts of Material UI that are no component's: what they name would be all of a theme. */
const THEMING =
  /\/(?:styles|colors|themeCssVarsAugmentation|styled-engine|system)\//;

/** The file in which the program factory fills in defaults. */
const DEFAULTS = /\/defaults\.ts$/;

/** Whether the types of a file open: the products' own, and those of Material UI's components. */
export function isTypeFile(fileName: string): boolean {
  const known = typeFiles.get(fileName) ?? judgeFile(fileName);
  typeFiles.set(fileName, known);
  return known;
}

const typeFiles = new Map<string, boolean>();

function judgeFile(fileName: string): boolean {
  return isProductFile(fileName)
    ? !DEFAULTS.test(fileName)
    : /\/node_modules\/@mui\//.test(fileName) && !THEMING.test(fileName);
}

function isNamedType(node: ts.Node): node is NamedType {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node)
  );
}

/** The declarations of a symbol that open. */
export function listTypeDeclarations(symbol: ts.Symbol | undefined): NamedType[] {
  return (symbol?.declarations ?? [])
    .filter(isNamedType)
    .filter((node) => isTypeFile(node.getSourceFile().fileName));
}

/** The names that a module imports under others: `MuiPaperProps` for `PaperProps`. */
function listRenamed({ statements }: ts.SourceFile): ts.Identifier[] {
  return statements
    .filter(ts.isImportDeclaration)
    .flatMap(({ importClause }) => {
      const bindings = importClause?.namedBindings;
      return bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
    })
    .filter(({ propertyName }) => propertyName !== undefined)
    .map(({ name }) => name);
}

/**
 * The types by name that the modules of a program declare at their top, the first of each
 * name: the products' own come before those of Material UI, and these before names that
 * modules give to what they import.
 */
function listDeclared({ program, checker }: TypeSource): Map<string, NamedType[]> {
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => isTypeFile(fileName));
  const isOwn = ({ fileName }: ts.SourceFile) => isProductFile(fileName);
  const declared = new Map<string, NamedType[]>();
  const own = files.filter(isOwn);
  const names = [...own, ...files.filter((file) => !isOwn(file))]
    .flatMap(({ statements }) => statements.filter(isNamedType))
    .map(({ name }) => name);
  for (const name of [...names, ...own.flatMap(listRenamed)]) {
    if (!declared.has(name.text)) {
      declared.set(name.text, listTypeDeclarations(getTypeSymbol(checker, name)));
    }
  }
  return declared;
}

/**
 * Creates the lookup of types by name: what the plan's package exports comes first, then
 * what larger ones export, then what any of them declares.
 *
 * @param packages all packages of the product, smallest first
 */
export function createTypeLookup(packages: readonly TypeSource[]): TypeLookup {
  const largest = packages.at(-1);
  const declared = largest ? listDeclared(largest) : new Map<string, NamedType[]>();
  return (plan, name) => {
    const first = packages.findIndex((candidate) => candidate.plan === plan);
    return packages
      .slice(Math.max(first, 0))
      .map(({ exports }) => listTypeDeclarations(exports.get(name)))
      .concat([declared.get(name) ?? []])
      .find((declarations) => declarations.length > 0);
  };
}

/** The name of what a node refers to: a type, or what an interface extends. */
function getReferredName(node: ts.Node): ts.Identifier | undefined {
  const name = ts.isTypeReferenceNode(node)
    ? node.typeName
    : ts.isImportTypeNode(node)
      ? node.qualifier
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression
        : undefined;
  if (name && ts.isQualifiedName(name)) {
    return name.right;
  }
  return name && ts.isIdentifier(name) ? name : undefined;
}

/** The props of the component that `typeof Component` speaks of, from its own module. */
function findComponentProps(component: ts.Symbol | undefined): NamedType[] {
  const file = component?.declarations?.[0]?.getSourceFile();
  return component && file && isTypeFile(file.fileName)
    ? file.statements
        .filter(isNamedType)
        .filter(({ name }) => name.text === `${component.name}Props`)
        .slice(0, 1)
    : [];
}

/** The name that a node has for something that opens, with what opens. */
function readBinding(
  checker: ts.TypeChecker,
  node: ts.Node,
): [name: string, declarations: NamedType[]] | undefined {
  if (ts.isTypeQueryNode(node) && ts.isIdentifier(node.exprName)) {
    const component = getTypeSymbol(checker, node.exprName);
    return [node.exprName.text, findComponentProps(component)];
  }
  const name = getReferredName(node);
  return name && [name.text, listTypeDeclarations(getTypeSymbol(checker, name))];
}

/** What the names in a declaration mean there, as far as these are types that open. */
export function readBindings(
  checker: ts.TypeChecker,
  root: ts.Node,
): Map<string, readonly NamedType[]> {
  const bindings = new Map<string, readonly NamedType[]>();
  const visit = (node: ts.Node): void => {
    const [name, declarations = []] = readBinding(checker, node) ?? [];
    if (name !== undefined && declarations.length > 0 && !bindings.has(name)) {
      bindings.set(name, declarations);
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return bindings;
}
