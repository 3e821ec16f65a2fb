import ts from 'typescript';
import type { ApiHook, ApiOverload, ProductId } from '../types';
import { collectTypeScopes, getScope, type TypeScopes } from './collectTypeScopes';
import { createEntry } from './createEntry';
import { createRenderContext } from './createRenderContext';
import { createSignature, renderFunction } from './renderMember';
import { readJsDoc, readSymbolDoc } from './jsDoc';
import { findHooks } from './judgeExports';
import type { ExportedEntry } from './listEntries';
import type { PackageProgram } from './createProgramFactory';
import { OUTERMOST } from './resolveType';
import { renderTypeParameters } from './renderType';

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
    ...(doc?.examples && { examples: doc.examples }),
    ...(typeParameters && { typeParameters }),
    signature: createSignature(
      renderFunction({
        ...context,
        node: declaration,
        scope: getScope(scopes, declaration),
        ...OUTERMOST,
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
  packages: readonly PackageProgram[],
  product: ProductId,
): ApiHook[] {
  return findHooks(product, packages)
    .map(createHook)
    .filter((hook) => hook !== null);
}
