import { test as base, UNUSED_BROWSER } from '../fixtures';
import { createService, type Service } from './createService';

/** A test with a service on this machine, which pages may talk to. */
export const test = base.extend<{ service: Service }>({
  // The page of an earlier test could still tell its service something.
  reuseContext: [UNUSED_BROWSER.reuseContext, { scope: 'worker' }],
  service: async ({ serviceOrigins }, provide) => {
    const service = await createService();
    serviceOrigins.add(service.origin);
    await provide(service);
    await service.close();
  },
});

export { expect } from '../fixtures';
