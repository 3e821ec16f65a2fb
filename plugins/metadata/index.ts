import { createSocialCardsStep } from './socialCards';

/** The pictures that stand for pages where they are shared. */
export const finishSteps = [createSocialCardsStep()];

export { checkSite } from './check/checkSite';
