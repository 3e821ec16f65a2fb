import type { Label, LabelTree } from './types';

/** Tells a label from a group of labels. */
export function isLabel(node: Label | LabelTree): node is Label {
  return typeof node === 'string' || typeof node.other === 'string';
}

/**
 * The label at a dotted key.
 *
 * @param key a text of names, such as `demo.showCode`
 * @returns undefined where there is none, or a group
 */
export function findLabel(labels: LabelTree, key: string): Label | undefined {
  let node: Label | LabelTree | undefined = labels;
  for (const name of key.split('.')) {
    if (node === undefined || isLabel(node)) {
      return undefined;
    }
    node = node[name];
  }
  return node !== undefined && isLabel(node) ? node : undefined;
}
