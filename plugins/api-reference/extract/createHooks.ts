import ts from 'typescript';
import type { ApiHook, ApiOverload, ProductId } from '../types';
import { collectTypeScopes, getScope, type TypeScopes } from './collectTypeScopes';
import { createEntry } from './createEntry';
import { createRenderContext } from './createRenderContext';
import { createSignature } from './createSignature';
import { findEntries } from './findEntries';
import { readJsDoc, readSymbolDoc } from './jsDoc';
import { isHook, judgeHook } from './judgeEntry';
import { listEntries, type ExportedEntry } from './listEntries';
import type { PackageExports } from './loadPackageExports';
import { renderFunction } from './renderMember';
import { renderTypeParameters } from './renderTypeParameters';

/** One way to call a hook, from its declaration and the comment that stands nearest. */
function createOverload(
  { symbol, home, packages }: ExportedEntry,
  scopes: TypeScopes,
  declaration: ts.SignatureDeclaration,
): ApiOverload {
  const context = createRenderContext(home, packages);
  const doc = readJsDoc(declaration) ?? readSymbolDoc(symbol);
  const typeParameters = renderTypeParameters(context, declaration);
  return {
    description: doc?.description ?? '',
    ...(typeParameters && { typeParameters }),
    signature: createSignature(
      renderFunction({
        ...context,
        node: declaration,
        scope: getScope(scopes, declaration),
        isOutermost: true,
        isOptional: false,
        openAliases: [],
      }),
      doc?.signature,
    ),
  };
}

/** Builds the model of one hook; null for a value that has no declared signature. */
export function createHook(entry: ExportedEntry): ApiHook | null {
  const { symbol, home } = entry;
  const scopes = collectTypeScopes(home.checker, symbol);
  const [first, ...overloads] = home.checker
    .getTypeOfSymbol(symbol)
    .getCallSignatures()
    .map((signature) => signature.getDeclaration())
    .filter((declaration) => !ts.isJSDocSignature(declaration))
    .map((declaration) => createOverload(entry, scopes, declaration));
  return first
    ? {
        kind: 'hook',
        ...createEntry(entry, 'import'),
        ...(first.typeParameters && { typeParameters: first.typeParameters }),
        signature: first.signature,
        ...(overloads.length > 0 && { overloads }),
      }
    : null;
}

/** Lists the documented hooks of a product, in alphabetical order. */
export function createHooks(
  packages: readonly PackageExports[],
  product: ProductId,
): ApiHook[] {
  return findEntries(listEntries(product, packages), {
    isOfKind: isHook,
    judge: judgeHook,
  })
    .map(createHook)
    .filter((hook) => hook !== null);
}
