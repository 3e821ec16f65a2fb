import ts from 'typescript';
import type { ApiInterface, ProductId } from '../types';
import { collectTypeScopes } from './collectTypeScopes';
import { createEntry } from './createEntry';
import { createMemberPlanLookup } from './planLookups';
import { createMembers } from './createProps';
import { createRenderContext } from './createRenderContext';
import { getMemberVariants } from './componentProps';
import { findInterfaces } from './judgeExports';
import type { ExportedEntry } from './listEntries';
import type { PackageProgram } from './createProgramFactory';
import { renderTypeParameters } from './renderType';
import {
  isGenericDeclaration,
  type GenericDeclaration,
  type TypeScope,
} from './typeScope';
import { isDescribed, readJsDoc, type JsDoc } from './jsDoc';
import { isProductFile } from './products';

/** The method by which a class hands out some of its methods as an API. */
const BUILDER = 'buildPublicAPI';

/**
 * Creates the lookup of what is said of an API's method. Where a class builds the API, the
 * comments stand at its own methods of the same names, not in what it returns.
 */
function createApiDocLookup({
  program,
}: PackageProgram): (method: string) => JsDoc | null {
  const members = apiMembers.get(program) ?? listApiMembers(program);
  apiMembers.set(program, members);
  return (method) =>
    members
      .filter(({ name }) => name?.getText() === method)
      .map(readJsDoc)
      .find((doc) => doc !== null && isDescribed(doc)) ?? null;
}

const apiMembers = new WeakMap<ts.Program, readonly ts.ClassElement[]>();

/** The members of the classes that build an API; the files are searched once. */
function listApiMembers(program: ts.Program): ts.ClassElement[] {
  return program
    .getSourceFiles()
    .filter(
      ({ fileName, text }) => isProductFile(fileName) && text.includes(BUILDER),
    )
    .flatMap(({ statements }) => statements.filter(ts.isClassDeclaration))
    .map((declaration) => declaration.members)
    .filter((list) => list.some(({ name }) => name?.getText() === BUILDER))
    .flatMap((list) => [...list]);
}

/** On its own page a type parameter stands for itself: the page's heading names it. */
export function createOwnScope(
  checker: ts.TypeChecker,
  {
    typeParameters = [],
  }: { typeParameters?: Iterable<ts.TypeParameterDeclaration> },
): TypeScope {
  return new Map(
    [...typeParameters].flatMap(({ name }) => {
      const symbol = checker.getSymbolAtLocation(name);
      return symbol ? [[symbol, { node: name, scope: new Map() }]] : [];
    }),
  );
}

/** Names of the types that a declaration is made of as a whole. */
function listBases(declaration: GenericDeclaration): string[] {
  if (!ts.isTypeAliasDeclaration(declaration)) {
    return (declaration.heritageClauses ?? [])
      .flatMap(({ types }) => [...types])
      .map(({ expression }) => expression.getText());
  }
  const { type } = declaration;
  const parts: readonly ts.TypeNode[] = ts.isIntersectionTypeNode(type)
    ? type.types
    : [type];
  return parts
    .filter(ts.isTypeReferenceNode)
    .map(({ typeName }) => typeName.getText());
}

/**
 * Builds the model of one interface, with the members of every plan.
 *
 * @param names the interfaces that have a page
 */
export function createInterface(
  entry: ExportedEntry,
  names: ReadonlySet<string>,
): ApiInterface {
  const { name, symbol, fullSymbol, fullHome, packages } = entry;
  const { checker } = fullHome;
  const context = createRenderContext(fullHome, packages);
  const declarations = (fullSymbol.declarations ?? []).filter(isGenericDeclaration);
  const typeParameters = declarations[0]
    ? renderTypeParameters(
        context,
        declarations[0],
        createOwnScope(checker, declarations[0]),
      )
    : '';
  const isClass = Boolean(symbol.flags & ts.SymbolFlags.Class);
  return {
    kind: 'interface',
    ...createEntry(entry, isClass ? 'import' : 'import type'),
    ...(typeParameters && { typeParameters }),
    extends: [...new Set(declarations.flatMap(listBases))].filter(
      (base) => base !== name && names.has(base),
    ),
    members: createMembers({
      context,
      variants: getMemberVariants(fullHome, fullSymbol),
      scopes: collectTypeScopes(checker, fullSymbol, createOwnScope),
      getPlan: createMemberPlanLookup(entry),
      findMemberDoc: createApiDocLookup(fullHome),
    }),
  };
}

/** Lists the documented interfaces of a product, in alphabetical order. */
export function createInterfaces(
  packages: readonly PackageProgram[],
  product: ProductId,
): ApiInterface[] {
  const entries = findInterfaces(product, packages);
  const names = new Set(entries.map(({ name }) => name));
  return entries.map((entry) => createInterface(entry, names));
}
