import { dictionaries } from '@site/src/i18n/dictionaries';
import { isLabel } from '@site/src/i18n/findLabel';
import type { LabelTree } from '@site/src/i18n/types';

type Branch = { [name: string]: LabelTree[string] };

function merge(branch: Branch, labels: LabelTree) {
  for (const [name, node] of Object.entries(labels)) {
    if (isLabel(node)) {
      branch[name] = node;
    } else {
      merge((branch[name] ??= {}) as Branch, node);
    }
  }
}

/** Takes the labels that a module brings into the dictionary of the page. */
export function addLabels(language: string, labels: LabelTree) {
  merge(dictionaries[language] as Branch, labels);
}
