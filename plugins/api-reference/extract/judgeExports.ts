import ts from 'typescript';
import {
  COMPONENT_RULES,
  HOOK_RULES,
  INTERFACE_RULES,
  type EntryRule,
} from '../documented';
import type { ProductId } from '../types';
import type { PackageProgram } from './createProgramFactory';
import { getMemberVariants } from './componentProps';
import { isDescribed, readSymbolDoc } from './jsDoc';
import {
  listComponents,
  listEntries,
  type ExportedComponent,
  type ExportedEntry,
} from './listEntries';
import { loadPropTypes } from './readPropTypes';

/** Whether an export has a page, and what decides it. */
export interface Verdict {
  isDocumented: boolean;
  reason: string;
  /** Whether a person decided: in documented.ts, or by a mark in the source. */
  isReviewed: boolean;
}

/** Whether an export is a function that React takes for a hook. */
export function isHook({ name, symbol, home: { checker } }: ExportedEntry): boolean {
  return (
    /^use[A-Z]/.test(name) &&
    Boolean(symbol.flags & ts.SymbolFlags.Value) &&
    checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0
  );
}

/** Whether an export is a type, or a class. */
export function isType({ symbol }: ExportedEntry): boolean {
  return Boolean(symbol.flags & ts.SymbolFlags.Type);
}

function hasTag({ declarations = [] }: ts.Symbol, name: string): boolean {
  return declarations
    .flatMap(ts.getJSDocTags)
    .some(({ tagName }) => tagName.text === name);
}

/** Decides by the reviewed names, by a mark in the source, else by a rule. */
function judge(
  { name, symbol }: ExportedComponent,
  { also = {}, except = {} }: EntryRule,
  rule: { isMet: () => boolean; met: string; unmet: string },
): Verdict {
  const reviewed = also[name] ?? except[name];
  if (reviewed !== undefined) {
    return { isDocumented: name in also, reason: reviewed, isReviewed: true };
  }
  if (readSymbolDoc(symbol)?.isIgnored) {
    return { isDocumented: false, reason: 'marked @ignore', isReviewed: true };
  }
  const isMet = rule.isMet();
  return {
    isDocumented: isMet,
    reason: isMet ? rule.met : rule.unmet,
    isReviewed: false,
  };
}

/** Decides whether an exported component has a page, by the rules of documented.ts. */
export function judgeComponent(component: ExportedComponent): Verdict {
  const { name, exportName, product, symbol, declaration, home } = component;
  const isStable = component.packages.some(({ exports }) => exports.has(name));
  if (exportName !== name && isStable) {
    const reason = `${name} has the page`;
    return { isDocumented: false, reason, isReviewed: true };
  }
  return judge(component, COMPONENT_RULES[product], {
    isMet: () => loadPropTypes(home, symbol.name, declaration) !== null,
    met: 'has prop types',
    unmet: 'has no prop types of its own',
  });
}

/** Decides whether an exported hook has a page, by the rules of documented.ts. */
export function judgeHook(entry: ExportedEntry): Verdict {
  return judge(entry, HOOK_RULES[entry.product], {
    isMet: () => {
      const doc = readSymbolDoc(entry.symbol);
      return (
        entry.home.exports.has(entry.exportName) && doc !== null && isDescribed(doc)
      );
    },
    met: 'described',
    unmet: 'no comment says what it is for',
  });
}

/** Decides whether an exported type has a page, by the rules of documented.ts. */
export function judgeInterface(entry: ExportedEntry): Verdict {
  return judge(entry, INTERFACE_RULES[entry.product], {
    isMet: () =>
      entry.home.exports.has(entry.exportName) &&
      hasTag(entry.symbol, 'demos') &&
      getMemberVariants(entry.home, entry.symbol).length > 0,
    met: 'upstream names pages that show it',
    unmet: 'upstream names no page that shows it, or it has no members',
  });
}

/** Finds the documented components of a product, in alphabetical order. */
export function findComponents(
  product: ProductId,
  packages: readonly PackageProgram[],
): ExportedComponent[] {
  return listComponents(product, packages)
    .filter((component) => judgeComponent(component).isDocumented)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Finds the documented hooks of a product, in alphabetical order. */
export function findHooks(
  product: ProductId,
  packages: readonly PackageProgram[],
): ExportedEntry[] {
  return listEntries(product, packages).filter(
    (entry) => isHook(entry) && judgeHook(entry).isDocumented,
  );
}

/** Finds the documented interfaces of a product, in alphabetical order. */
export function findInterfaces(
  product: ProductId,
  packages: readonly PackageProgram[],
): ExportedEntry[] {
  return listEntries(product, packages).filter(
    (entry) => isType(entry) && judgeInterface(entry).isDocumented,
  );
}
