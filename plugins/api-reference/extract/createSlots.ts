import type ts from 'typescript';
import type { ApiClass, ApiSlot } from '../types';
import { getPropSymbols, type PropsVariants } from './componentProps';
import { readSymbolDoc } from './jsDoc';

interface SlotsSource {
  checker: ts.TypeChecker;
  variants: PropsVariants;
  classes: readonly ApiClass[];
}

/** Lists the documented slots in alphabetical order, from the type of the `slots` prop. */
export function createSlots({ checker, variants, classes }: SlotsSource): ApiSlot[] {
  const slots = getPropSymbols(checker, variants, 'slots').flatMap((symbol) =>
    checker.getPropertiesOfType(
      checker.getNonNullableType(checker.getTypeOfSymbol(symbol)),
    ),
  );
  const byName = new Map(slots.map((slot) => [slot.name, slot]));
  return [...byName]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, symbol]) => {
      const doc = readSymbolDoc(symbol);
      if (doc?.isIgnored) {
        return [];
      }
      const bearer = classes.find(({ key, isGlobal }) => key === name && !isGlobal);
      return [
        {
          name,
          description: doc?.description ?? '',
          ...(doc?.deprecated && { deprecated: doc.deprecated }),
          ...(doc?.default && { default: doc.default }),
          ...(bearer && { class: bearer.className }),
        },
      ];
    });
}
