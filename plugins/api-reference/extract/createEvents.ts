import type ts from 'typescript';
import type { ApiEvent, Plan } from '../types';
import { createRenderContext } from './createRenderContext';
import { readSymbolDoc } from './jsDoc';
import type { PackageExports } from './loadPackageExports';
import { renderMember } from './renderMember';
import type { RenderContext } from './resolveType';
import { EMPTY_SCOPE } from './typeScope';

/** The interface of the grid whose members are the events. */
const LOOKUP = 'GridEventLookup';

/** `GridRowParams` of `{ params: GridRowParams; event: MouseEvent }`. */
function renderPart(
  context: RenderContext,
  event: ts.Symbol,
  part: 'params' | 'event',
): string | undefined {
  const { checker } = context;
  const member = checker.getPropertyOfType(checker.getTypeOfSymbol(event), part);
  return (
    (member?.valueDeclaration &&
      renderMember(context, member.valueDeclaration, EMPTY_SCOPE)?.type) ??
    undefined
  );
}

function createEvent(
  context: RenderContext,
  plan: Plan,
  symbol: ts.Symbol,
): ApiEvent | null {
  const doc = readSymbolDoc(symbol);
  if (doc?.isIgnored) {
    return null;
  }
  const params = renderPart(context, symbol, 'params');
  const event = renderPart(context, symbol, 'event');
  return {
    name: symbol.name,
    description: doc?.description ?? '',
    ...(doc?.deprecated && { deprecated: doc.deprecated }),
    plan,
    ...(params && { params }),
    ...(event && { event }),
  };
}

function listEvents({ checker, exports }: PackageExports): ts.Symbol[] {
  const lookup = exports.get(LOOKUP);
  return lookup
    ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(lookup))
    : [];
}

/**
 * Lists the documented events of the grid in alphabetical order, each in the smallest
 * package that knows it; those that are marked `@ignore` are left out. Packages without
 * the grid's events have none.
 */
export function createEvents(packages: readonly PackageExports[]): ApiEvent[] {
  const events = new Map<string, ApiEvent | null>();
  for (const home of packages) {
    const context = createRenderContext(home, packages);
    for (const symbol of listEvents(home)) {
      if (!events.has(symbol.name)) {
        events.set(symbol.name, createEvent(context, home.plan, symbol));
      }
    }
  }
  return [...events.values()]
    .filter((event) => event !== null)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
