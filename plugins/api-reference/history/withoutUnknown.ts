import type { Plan } from '../types';
import type { SnapshotEntry } from './snapshot';

/**
 * Leaves out what an incomplete version does not tell: all that needs a plan whose package
 * is missing, and the fields of interfaces, events and selectors, which are written in the
 * terms of the largest plan's package.
 */
export function withoutUnknown(
  entries: readonly SnapshotEntry[],
  missingPlans: readonly Plan[],
): SnapshotEntry[] {
  if (missingPlans.length === 0) {
    return [...entries];
  }
  const isMissing = (plan: Plan | undefined) =>
    plan !== undefined && missingPlans.includes(plan);
  return entries
    .filter(({ fields }) => !isMissing(fields?.plan))
    .map((entry) => ({
      ...entry,
      members: entry.members
        .filter(({ fields }) => !isMissing(fields?.plan))
        .map((member) =>
          entry.kind === 'component' || entry.kind === 'hook'
            ? member
            : { kind: member.kind, name: member.name },
        ),
    }));
}
