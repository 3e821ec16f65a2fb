import ts from 'typescript';
import type { ApiInterface, ProductId } from '../types';
import { collectTypeScopes } from './collectTypeScopes';
import { createApiDocLookup } from './createApiDocLookup';
import { createEntry } from './createEntry';
import { createMemberPlanLookup } from './createMemberPlanLookup';
import { createMembers } from './createMembers';
import { createRenderContext } from './createRenderContext';
import { findEntries } from './findEntries';
import { getMemberVariants } from './getMemberVariants';
import { isType, judgeInterface } from './judgeEntry';
import { listEntries, type ExportedEntry } from './listEntries';
import type { PackageExports } from './loadPackageExports';
import { renderTypeParameters } from './renderTypeParameters';
import {
  isGenericDeclaration,
  type GenericDeclaration,
  type TypeScope,
} from './typeScope';

/** On its own page a type parameter stands for itself: the page's heading names it. */
function createOwnScope(
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
  packages: readonly PackageExports[],
  product: ProductId,
): ApiInterface[] {
  const entries = findEntries(listEntries(product, packages), {
    isOfKind: isType,
    judge: judgeInterface,
  });
  const names = new Set(entries.map(({ name }) => name));
  return entries.map((entry) => createInterface(entry, names));
}
