import type { LabelKey } from '@site/src/i18n/types';
import type { ApiDocument, Plan } from '../types';

/** The plans, the smallest first. */
export const PLANS: readonly Plan[] = ['community', 'pro', 'premium'];

/** Label of each plan's name. */
export const PLAN_LABELS = {
  community: 'apiToolbar.community',
  pro: 'badge.pro',
  premium: 'badge.premium',
} as const satisfies Record<Plan, LabelKey>;

/** Label of each kind of pages, for many of them. */
export const KIND_LABELS = {
  component: 'apiKind.components',
  hook: 'apiKind.hooks',
  interface: 'apiKind.interfaces',
  events: 'apiKind.events',
  selectors: 'apiKind.selectors',
} as const satisfies Record<ApiDocument['kind'], LabelKey>;
