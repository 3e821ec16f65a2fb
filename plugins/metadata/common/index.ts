export { TITLE_WIDTH } from './metadataLimits';
export { SOCIAL_CARD_SIZE } from './socialCardPath';
