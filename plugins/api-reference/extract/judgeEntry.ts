import ts from 'typescript';
import { HOOK_RULES, INTERFACE_RULES, type EntryRule } from '../documented';
import { getMemberVariants } from './getMemberVariants';
import { isDescribed, readSymbolDoc } from './jsDoc';
import type { Verdict } from './judgeComponent';
import type { ExportedEntry } from './listEntries';

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

function judge(
  { name, exportName, symbol, home }: ExportedEntry,
  { also, except }: EntryRule,
  rule: { isMet: () => boolean; met: string; unmet: string },
): Verdict {
  const reviewed = also[name] ?? except[name];
  if (reviewed !== undefined) {
    return { isDocumented: name in also, reason: reviewed, isReviewed: true };
  }
  if (readSymbolDoc(symbol)?.isIgnored) {
    return { isDocumented: false, reason: 'marked @ignore', isReviewed: true };
  }
  const isMet = home.exports.has(exportName) && rule.isMet();
  return {
    isDocumented: isMet,
    reason: isMet ? rule.met : rule.unmet,
    isReviewed: false,
  };
}

/** Decides whether an exported hook has a page, by the rules of documented.ts. */
export function judgeHook(entry: ExportedEntry): Verdict {
  return judge(entry, HOOK_RULES[entry.product], {
    isMet: () => {
      const doc = readSymbolDoc(entry.symbol);
      return doc !== null && isDescribed(doc);
    },
    met: 'described',
    unmet: 'no comment says what it is for',
  });
}

/** Decides whether an exported type has a page, by the rules of documented.ts. */
export function judgeInterface(entry: ExportedEntry): Verdict {
  return judge(entry, INTERFACE_RULES[entry.product], {
    isMet: () =>
      hasTag(entry.symbol, 'demos') &&
      getMemberVariants(entry.home, entry.symbol).length > 0,
    met: 'upstream names pages that show it',
    unmet: 'upstream names no page that shows it, or it has no members',
  });
}
