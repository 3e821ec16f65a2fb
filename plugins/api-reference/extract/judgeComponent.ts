import { COMPONENT_RULES } from '../documented';
import { readSymbolDoc } from './jsDoc';
import type { ExportedComponent } from './listComponents';
import { loadPropTypes } from './loadPropTypes';

/** Whether a component has a page, and what decides it. */
export interface Verdict {
  isDocumented: boolean;
  reason: string;
  /** Whether a person decided: in documented.ts, or by a mark in the source. */
  isReviewed: boolean;
}

function hasPropTypes({ home, symbol, declaration }: ExportedComponent): boolean {
  return loadPropTypes(home, symbol.name, declaration) !== null;
}

/** Decides whether an exported component has a page, by the rules of documented.ts. */
export function judgeComponent(component: ExportedComponent): Verdict {
  const { name, exportName, product, symbol, packages } = component;
  const { also, except } = COMPONENT_RULES[product];
  const reviewed = also[name] ?? except[name];
  if (exportName !== name && packages.some(({ exports }) => exports.has(name))) {
    return no(`${name} has the page`, true);
  }
  if (reviewed !== undefined) {
    return { isDocumented: name in also, reason: reviewed, isReviewed: true };
  }
  if (readSymbolDoc(symbol)?.isIgnored) {
    return no('marked @ignore', true);
  }
  return hasPropTypes(component)
    ? { isDocumented: true, reason: 'has prop types', isReviewed: false }
    : no('has no prop types of its own');
}

function no(reason: string, isReviewed = false): Verdict {
  return { isDocumented: false, reason, isReviewed };
}
