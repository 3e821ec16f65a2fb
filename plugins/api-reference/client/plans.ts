import type { Plan } from '../types';

/** The plans, the smallest first. */
export const PLANS: readonly Plan[] = ['community', 'pro', 'premium'];
