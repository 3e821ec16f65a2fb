import { CHANGE_KINDS, type ChangeKind } from '../../common/history/diffStates';
import type { Change } from '../../common/history/changes';

/** How many changes there are of each kind; kinds without any are left out. */
export function countKinds(
  changes: readonly Change[],
): { kind: ChangeKind; count: number }[] {
  return CHANGE_KINDS.map((kind) => ({
    kind,
    count: changes.filter((change) => change.kind === kind).length,
  })).filter(({ count }) => count > 0);
}
