import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Counts page views and events where an operator has configured it, after consent. See README.md. */
export default function pluginAnalytics(): Plugin {
  return {
    name: 'analytics',
    getClientModules: () => [
      // It makes the `gtag` that the second one calls when the address has changed.
      path.join(__dirname, 'client/runAnalytics.ts'),
      require.resolve('@docusaurus/plugin-google-gtag/lib/gtag'),
    ],
  };
}
