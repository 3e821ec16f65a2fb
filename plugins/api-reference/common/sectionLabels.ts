import type { LabelKey } from '@site/src/i18n/types';
import type { MemberSection } from '../pageData';

/** Label of each list of members, as a heading. */
export const SECTION_LABELS = {
  props: 'api.props',
  members: 'api.members',
  slots: 'api.slots',
  classes: 'api.classes',
  params: 'api.params',
  events: 'api.events',
  selectors: 'api.selectors',
} as const satisfies Record<MemberSection['label'], LabelKey>;
