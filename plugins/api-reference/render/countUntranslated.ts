import type { ApiPage } from '../types';

function toMembers(page: ApiPage): { untranslated?: true }[] {
  switch (page.kind) {
    case 'component':
      return [...page.props, ...page.slots, ...page.classes];
    case 'hook':
      return page.signature.params;
    case 'interface':
      return page.members;
  }
}

/** How many members of a page wait for the translation of their description. */
export function countUntranslated(page: ApiPage): number {
  return toMembers(page).filter(({ untranslated }) => untranslated).length;
}
