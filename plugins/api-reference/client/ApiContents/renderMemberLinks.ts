import type { ApiSectionKind } from '@site/plugins/settings/common';
import { toMemberAnchor } from '../../common/memberAnchor';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
};

/**
 * The links to a section's members, as markup: there may be hundreds, which React would
 * otherwise go through one by one.
 */
export function renderMemberLinks(
  kind: ApiSectionKind,
  names: readonly string[],
): string {
  return names
    .map((name) => name.replace(/[&<"]/g, (character) => ENTITIES[character]!))
    .map(
      (name) =>
        `<li><a class="table-of-contents__link" href="#${toMemberAnchor(kind, name)}">${name}</a></li>`,
    )
    .join('');
}
