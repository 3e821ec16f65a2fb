import { isLabel } from './findLabel';
import type { LabelTree } from './types';

/** The dotted keys of all labels of a dictionary, in its order. */
export function listKeys(labels: LabelTree): string[] {
  return Object.entries(labels).flatMap(([name, node]) => {
    if (node === undefined) {
      return [];
    }
    return isLabel(node) ? [name] : listKeys(node).map((key) => `${name}.${key}`);
  });
}
