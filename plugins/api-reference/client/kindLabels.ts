import type { LabelKey } from '@site/src/i18n/types';
import type { ApiPageData } from '../pageData';

/** Label of each kind of pages, for many of them. */
export const KIND_LABELS: Record<ApiPageData['kind'], LabelKey> = {
  component: 'apiKind.components',
  hook: 'apiKind.hooks',
  interface: 'apiKind.interfaces',
  events: 'apiKind.events',
  selectors: 'apiKind.selectors',
};
