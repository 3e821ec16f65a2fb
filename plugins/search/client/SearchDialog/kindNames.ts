import type { LabelKey } from '@site/src/i18n/types';
import type { ResultKind } from '../../engine/types';

/** The kinds of results, in the order of the facets. */
export const KINDS: readonly ResultKind[] = ['guide', 'api', 'demo', 'migration'];

/** Labels of what a member of the reference is, by the name that the index has for it. */
const MEMBER_LABELS: Readonly<Record<string, LabelKey | undefined>> = {
  component: 'apiKind.component',
  hook: 'apiKind.hook',
  interface: 'apiKind.interface',
  prop: 'memberKind.prop',
  slot: 'memberKind.slot',
  class: 'memberKind.class',
  param: 'memberKind.param',
  member: 'memberKind.member',
  event: 'memberKind.event',
  selector: 'memberKind.selector',
  type: 'memberKind.type',
  oldName: 'search.oldName',
};

/** The label of what a member is; undefined for a kind without one. */
export function getMemberLabel(kind: string): LabelKey | undefined {
  return MEMBER_LABELS[kind];
}
