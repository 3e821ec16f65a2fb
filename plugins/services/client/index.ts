export { default as ConsentBar } from './ConsentBar';
export { getConsent, subscribeToConsent } from './consent';
export { readServices } from './readServices';
export { useService } from './useService';
