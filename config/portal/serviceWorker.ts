import { Joi } from '@docusaurus/utils-validation';
import type { ServiceWorkerMode } from '../../src/serviceWorker/types';

/** Reading offline. */
export interface ServiceWorkerConfig {
  /** Whether readers' browsers keep the portal for reading offline. */
  serviceWorker: ServiceWorkerMode;
}

/** The variable of the service worker, as validated. */
export interface ServiceWorkerVariables {
  PORTAL_SERVICE_WORKER: ServiceWorkerMode;
}

/** The rule of the service worker. */
export const serviceWorkerRules = {
  PORTAL_SERVICE_WORKER: Joi.string().valid('on', 'off', 'test').default('on'),
};

/** Reading offline. */
export function toServiceWorker(
  variables: ServiceWorkerVariables,
): ServiceWorkerConfig {
  return { serviceWorker: variables.PORTAL_SERVICE_WORKER };
}
