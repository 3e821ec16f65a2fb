import type { Change } from '../../common/history/changes';
import type { CompareQuery } from './query';

type Filters = Pick<CompareQuery, 'kinds' | 'plan' | 'kind' | 'text'>;

/** Whether a change is among those that the reader asks for. */
export function matchesFilters(
  { kind: changeKind, entry, member, plan }: Change,
  { kinds, plan: wanted, kind, text }: Filters,
): boolean {
  const name = `${entry.name}.${member?.name ?? ''}`.toLowerCase();
  return (
    kinds.includes(changeKind) &&
    (wanted === 'all' || plan === wanted) &&
    (kind === 'all' || (member?.kind ?? 'entry') === kind) &&
    text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => name.includes(word))
  );
}
