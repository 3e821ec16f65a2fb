import type ts from 'typescript';
import type { ApiSelector } from '../types';
import { collectTypeScopes, getScope } from './collectTypeScopes';
import { createRenderContext } from './createRenderContext';
import { createSignature } from './createSignature';
import { createSource } from './createSource';
import { readSymbolDoc } from './jsDoc';
import type { PackageExports } from './loadPackageExports';
import { renderFunction } from './renderMember';
import type { RenderContext } from './resolveType';

const SELECTOR = /^grid[A-Z]\w*Selector$/;

/** An argument whose type says nothing is there for the other selectors' sake. */
const UNUSED_TYPES: ReadonlySet<string> = new Set(['unknown', 'any', 'void']);

function createSelector(
  context: RenderContext,
  home: PackageExports,
  symbol: ts.Symbol,
): ApiSelector | null {
  const { checker } = context;
  const { valueDeclaration } = symbol;
  const declaration = checker
    .getTypeOfSymbol(symbol)
    .getCallSignatures()[0]
    ?.getDeclaration();
  if (!valueDeclaration || !declaration) {
    return null;
  }
  const doc = readSymbolDoc(symbol);
  const { params, returns } = createSignature(
    renderFunction({
      ...context,
      node: declaration,
      scope: getScope(collectTypeScopes(checker, symbol), declaration),
      isOutermost: true,
      isOptional: false,
      openAliases: [],
    }),
    doc?.signature,
  );
  const [, ...args] = params;
  return {
    name: symbol.name,
    description: doc?.description ?? '',
    ...(doc?.deprecated && { deprecated: doc.deprecated }),
    plan: home.plan,
    returns: returns?.type ?? 'any',
    args: args.filter(({ type }) => !UNUSED_TYPES.has(type)),
    source: createSource(home, valueDeclaration),
  };
}

/**
 * Lists the documented selectors in alphabetical order, each from the smallest package
 * that exports it; those that are marked `@ignore` are left out.
 */
export function createSelectors(packages: readonly PackageExports[]): ApiSelector[] {
  const selectors = new Map<string, ApiSelector | null>();
  for (const home of packages) {
    const context = createRenderContext(home, packages);
    for (const [name, symbol] of home.exports) {
      if (SELECTOR.test(name) && !selectors.has(name)) {
        selectors.set(
          name,
          readSymbolDoc(symbol)?.isIgnored
            ? null
            : createSelector(context, home, symbol),
        );
      }
    }
  }
  return [...selectors.values()]
    .filter((selector) => selector !== null)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
