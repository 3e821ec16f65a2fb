import type { Plan } from '../types';
import { getComponentProps, getPropSymbols, isComponent } from './componentProps';
import type { FoundComponent } from './findComponents';
import { readSymbolDoc } from './jsDoc';
import { toVariantName } from './products';

export type PropPlanLookup = (prop: string) => Plan;

/**
 * Creates the lookup of a prop's plan: that of the smallest package whose variant of the
 * component (DataGrid, DataGridPro) takes the prop. The typings decide: the prop types of
 * a smaller variant name props of the larger ones, so as to refuse them.
 */
export function createPropPlanLookup({
  name,
  home,
  packages,
}: FoundComponent): PropPlanLookup {
  const smaller = packages
    .slice(0, packages.indexOf(home))
    .flatMap(({ plan, checker, exports, getDefaultType }) => {
      const symbol = exports.get(toVariantName(name, plan));
      return symbol && isComponent(checker, symbol)
        ? [
            {
              plan,
              checker,
              ...getComponentProps({ checker, getDefaultType }, symbol),
            },
          ]
        : [];
    });
  return (prop) => {
    const first = smaller.find(({ checker, variants }) =>
      getPropSymbols(checker, variants, prop).some(
        (symbol) => !readSymbolDoc(symbol)?.isIgnored,
      ),
    );
    return first?.plan ?? home.plan;
  };
}
