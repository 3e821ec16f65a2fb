import { findLabel } from '../../src/i18n/findLabel';
import { listKeys } from '../../src/i18n/listKeys';
import type { LabelTree } from '../../src/i18n/types';

/** The keys of a complete dictionary that another one has no label for, in its order. */
export function listMissingKeys(labels: LabelTree, complete: LabelTree): string[] {
  return listKeys(complete).filter((key) => findLabel(labels, key) === undefined);
}
