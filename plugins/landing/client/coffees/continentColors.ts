import type { ContinentId } from './coffees';

/** The color of each continent's coffees, in any part. */
export const CONTINENT_COLORS: Record<ContinentId, string> = {
  africa: 'var(--brand-1)',
  americas: 'var(--brand-2)',
  asia: 'var(--brand-3)',
};
