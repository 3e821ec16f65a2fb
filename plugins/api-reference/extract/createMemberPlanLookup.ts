import type { Plan } from '../types';
import { getPropSymbols } from './componentProps';
import { getMemberVariants } from './getMemberVariants';
import { readSymbolDoc } from './jsDoc';
import type { ExportedEntry } from './listEntries';
import { loadEntryPoints } from './loadEntryPoints';

/**
 * Creates the lookup of a member's plan: that of the smallest package whose interface of
 * the same name has the member.
 */
export function createMemberPlanLookup({
  exportName,
  fullHome,
  packages,
}: ExportedEntry): (member: string) => Plan {
  const variants = packages.flatMap((candidate) => {
    const symbol = [...loadEntryPoints(candidate).values()]
      .map((exports) => exports.get(exportName))
      .find((found) => found !== undefined);
    return symbol
      ? [{ ...candidate, variants: getMemberVariants(candidate, symbol) }]
      : [];
  });
  return (member) =>
    variants.find(({ checker, variants: types }) =>
      getPropSymbols(checker, types, member).some(
        (symbol) => !readSymbolDoc(symbol)?.isIgnored,
      ),
    )?.plan ?? fullHome.plan;
}
