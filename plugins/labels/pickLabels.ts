import { findLabel } from '../../src/i18n/findLabel';
import type { Label, LabelTree } from '../../src/i18n/types';

type Branch = { [name: string]: Label | Branch };

function place(branch: Branch, [name, ...rest]: string[], label: Label) {
  if (rest.length === 0) {
    branch[name!] = label;
    return;
  }
  place((branch[name!] ??= {}) as Branch, rest, label);
}

/**
 * The part of a dictionary that has the labels of some keys alone.
 *
 * @param keys dotted; those that the dictionary lacks are left out
 */
export function pickLabels(labels: LabelTree, keys: readonly string[]): LabelTree {
  const picked: Branch = {};
  for (const key of keys) {
    const label = findLabel(labels, key);
    if (label !== undefined) {
      place(picked, key.split('.'), label);
    }
  }
  return picked;
}
