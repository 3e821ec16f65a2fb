import type ts from 'typescript';
import type { ApiEvent, ApiSelector } from '../types';
import { collectTypeScopes, getScope } from './collectTypeScopes';
import type { PackageProgram } from './createProgramFactory';
import { createRenderContext } from './createRenderContext';
import { createSignature, renderFunction, renderMember } from './renderMember';
import { createSource } from './createSource';
import { readSymbolDoc } from './jsDoc';
import { OUTERMOST, type RenderContext } from './resolveType';
import { EMPTY_SCOPE } from './typeScope';

/**
 * What some packages have, in alphabetical order, each from the smallest one that has it;
 * what is marked `@ignore` is left out.
 */
function collect<Member extends { name: string }>(
  packages: readonly PackageProgram[],
  listSymbols: (home: PackageProgram) => ts.Symbol[],
  create: (
    context: RenderContext,
    home: PackageProgram,
    symbol: ts.Symbol,
  ) => Member | null,
): Member[] {
  const members = new Map<string, Member | null>();
  for (const home of packages) {
    const context = createRenderContext(home, packages);
    for (const symbol of listSymbols(home)) {
      if (!members.has(symbol.name)) {
        const isIgnored = readSymbolDoc(symbol)?.isIgnored;
        members.set(symbol.name, isIgnored ? null : create(context, home, symbol));
      }
    }
  }
  return [...members.values()]
    .filter((member) => member !== null)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What every event and selector has. */
function createBase({ plan }: PackageProgram, symbol: ts.Symbol) {
  const doc = readSymbolDoc(symbol);
  return {
    name: symbol.name,
    description: doc?.description ?? '',
    ...(doc?.examples && { examples: doc.examples }),
    ...(doc?.deprecated && { deprecated: doc.deprecated }),
    plan,
  };
}

/** The interface of the grid whose members are the events. */
const EVENT_LOOKUP = 'GridEventLookup';

/** `GridRowParams` of `{ params: GridRowParams; event: MouseEvent }`. */
function renderPart(
  context: RenderContext,
  event: ts.Symbol,
  part: 'params' | 'event',
): string | undefined {
  const { checker } = context;
  const declaration = checker.getPropertyOfType(
    checker.getTypeOfSymbol(event),
    part,
  )?.valueDeclaration;
  return declaration && renderMember(context, declaration, EMPTY_SCOPE)?.type;
}

function createEvent(
  context: RenderContext,
  home: PackageProgram,
  symbol: ts.Symbol,
): ApiEvent {
  const params = renderPart(context, symbol, 'params');
  const event = renderPart(context, symbol, 'event');
  return {
    ...createBase(home, symbol),
    ...(params && { params }),
    ...(event && { event }),
  };
}

/** Lists the documented events of the grid; packages without the grid's have none. */
export function createEvents(packages: readonly PackageProgram[]): ApiEvent[] {
  const listSymbols = ({ checker, exports }: PackageProgram) => {
    const lookup = exports.get(EVENT_LOOKUP);
    return lookup
      ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(lookup))
      : [];
  };
  return collect(packages, listSymbols, createEvent);
}

const SELECTOR = /^grid[A-Z]\w*Selector$/;

/** An argument whose type says nothing is there for the other selectors' sake. */
const UNUSED_TYPES: ReadonlySet<string> = new Set(['unknown', 'any', 'void']);

function createSelector(
  context: RenderContext,
  home: PackageProgram,
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
  const { params, returns } = createSignature(
    renderFunction({
      ...context,
      ...OUTERMOST,
      node: declaration,
      scope: getScope(collectTypeScopes(checker, symbol), declaration),
    }),
    readSymbolDoc(symbol)?.signature,
  );
  const [, ...args] = params;
  return {
    ...createBase(home, symbol),
    returns: returns?.type ?? 'any',
    args: args.filter(({ type }) => !UNUSED_TYPES.has(type)),
    source: createSource(home, valueDeclaration),
  };
}

/** Lists the documented selectors. */
export function createSelectors(packages: readonly PackageProgram[]): ApiSelector[] {
  const listSymbols = ({ exports }: PackageProgram) =>
    [...exports].filter(([name]) => SELECTOR.test(name)).map(([, symbol]) => symbol);
  return collect(packages, listSymbols, createSelector);
}
