import { expect, test } from './fixtures';
import { checkAccessibility, WITH_TARGET_SIZE } from './checks/accessibility';
import { checkCoveredTargets } from './checks/coveredTargets';
import { checkLinks } from './checks/links';
import { checkMetadata } from './checks/metadata';
import { checkNarrowWidth } from './checks/narrowWidth';
import { checkReservedSpace } from './checks/reservedSpace';
import { readRoutes, sampleByHash } from './routes';

/** Pages that `npm test` visits; `npm run test:full` visits all. Sharding is Playwright's. */
const SAMPLE_SIZE = 120;

const allRoutes = readRoutes('build');
const routes = process.env.TEST_FULL
  ? allRoutes
  : sampleByHash(allRoutes, SAMPLE_SIZE);

/** The one crawl: a single visit per page, to which every check of all pages is added. */
test.describe('every page', () => {
  for (const route of routes) {
    test(route, async ({ page }) => {
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      await page.waitForLoadState('networkidle');

      // The head is written anew while the page hydrates, on a slow machine in several frames.
      await expect
        .poll(() => checkMetadata(page, route), { timeout: 15_000 })
        .toEqual([]);
      const faults = [
        ...(await checkLinks(page, 'build')),
        ...(await checkReservedSpace(page)),
        ...(await checkAccessibility(page, WITH_TARGET_SIZE)),
        ...(await checkCoveredTargets(page)),
        ...(await checkNarrowWidth(page)),
        ...(await checkCoveredTargets(page)),
      ];
      expect(faults).toEqual([]);
    });
  }
});
