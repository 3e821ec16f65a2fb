import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { serviceWorker } from './finish';

/** Writes the service worker, its shell and the offline pages. */
export const finishSteps = [serviceWorker];

/** Registers the service worker that lets visited pages be read offline. See README.md. */
export default function pluginOffline(): Plugin {
  return {
    name: 'offline',
    getClientModules: () => [path.join(__dirname, 'client/startServiceWorker.ts')],
  };
}
