import { getComponentProps, getPropNames, getPropSymbols } from './componentProps';
import { findDoc, isDeclaredByProduct } from './createProps';
import type { FoundComponent } from './findComponents';
import { loadPropTypes } from './loadPropTypes';

/**
 * Lists the props that a component takes without documenting them, for want of a
 * description or of prop types. The history needs them: a prop that loses its description
 * has not gone. What is marked `@ignore` is not listed; upstream says that it is not there.
 *
 * @param documented the names of its documented props
 * @returns names in alphabetical order
 */
export function listUndocumentedProps(
  { home, symbol, declaration }: FoundComponent,
  documented: ReadonlySet<string>,
): string[] {
  const { checker } = home;
  const { variants } = getComponentProps(home, symbol);
  const propTypes = loadPropTypes(home, symbol.name, declaration);
  return getPropNames(checker, variants).filter((name) => {
    if (documented.has(name)) {
      return false;
    }
    const symbols = getPropSymbols(checker, variants, name);
    return (
      symbols.some(isDeclaredByProduct) &&
      findDoc(symbols, propTypes?.get(name)) !== null
    );
  });
}
