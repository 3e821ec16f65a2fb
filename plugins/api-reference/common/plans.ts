import type { LabelKey } from '@site/src/i18n/types';
import type { Plan } from '../types';

/** The plans, the smallest first. */
export const PLANS: readonly Plan[] = ['community', 'pro', 'premium'];

/** Label of each plan's name. */
export const PLAN_LABELS = {
  community: 'apiToolbar.community',
  pro: 'badge.pro',
  premium: 'badge.premium',
} as const satisfies Record<Plan, LabelKey>;
