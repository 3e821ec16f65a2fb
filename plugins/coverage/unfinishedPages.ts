/** Why a page may lack identifiers for now, by number. */
export const UNFINISHED_REASONS = {
  1: 'to be deepened',
} as const;

/** A page that may lack identifiers without a reason for each. */
export interface UnfinishedPage {
  route: string;
  reason: keyof typeof UNFINISHED_REASONS;
}

/**
 * Pages that are begun. Once a page has all of its identifiers, or a reason for each,
 * `npm run docs:status` asks to remove it here.
 */
export const unfinishedPages: readonly UnfinishedPage[] = [];
