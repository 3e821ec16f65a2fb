import { isLabel } from './findLabel';
import type { LabelTree } from './types';

type Branch = { [name: string]: LabelTree[string] };

/**
 * The dictionaries by language, complete or not, made of the `labels.ts` files: Node loads
 * them all (`src/node/dictionary.ts`), a page gets those that its modules name (`plugins/labels`).
 */
export const dictionaries: Record<string, LabelTree> = {};

function merge(branch: Branch, labels: LabelTree) {
  for (const [name, node] of Object.entries(labels)) {
    if (isLabel(node)) {
      branch[name] = node;
    } else {
      merge((branch[name] ??= {}) as Branch, node);
    }
  }
}

/** Takes labels into the dictionary of a language. */
export function addLabels(language: string, labels: LabelTree) {
  merge((dictionaries[language] ??= {}) as Branch, labels);
}
