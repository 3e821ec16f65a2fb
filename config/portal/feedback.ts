import { webAddress } from './rules';

/** What takes readers' answers. */
export interface FeedbackConfig {
  /** Where answers to "was this page helpful" go; absent, they stay with the reader. */
  feedbackUrl?: string;
}

/** The variable of feedback, as validated. */
export interface FeedbackVariables {
  PORTAL_FEEDBACK_URL?: string;
}

/** The rule of feedback. */
export const feedbackRules = { PORTAL_FEEDBACK_URL: webAddress };

/** What takes readers' answers. */
export function toFeedback(variables: FeedbackVariables): FeedbackConfig {
  return { feedbackUrl: variables.PORTAL_FEEDBACK_URL };
}
