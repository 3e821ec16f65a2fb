import type { Page } from '@playwright/test';
import {
  toPlaygroundUrl,
  type PlaygroundOptions,
} from '../../plugins/demos/client/playgroundUrl';
import { readSample } from '../demo-sample/readSample';
import { checkDemoAccessibility } from './checks/demoAccessibility';
import { expect, test } from './fixtures';
import { LIBRARY_FAULTS } from './libraryFaults';
import { runAxe } from './runAxe';

const SURROUNDINGS: PlaygroundOptions[] = process.env.TEST_FULL
  ? (['light', 'dark'] as const).flatMap((mode) =>
      (['ltr', 'rtl'] as const).map((direction) => ({ mode, direction })),
    )
  : [{}];

async function openDemo(page: Page, id: string, options: PlaygroundOptions) {
  await page.goto(toPlaygroundUrl(id, options));
  await expect(page.locator('.demo')).toBeVisible();
  await page.waitForLoadState('networkidle');
  // A tree that fetches its items is looked at when they have come. An empty one has no height.
  const empty = page.locator('[role="tree"]:not(:has([role="treeitem"]))');
  const countShown = (trees: Element[]) =>
    trees.filter((tree) => tree.checkVisibility()).length;
  await expect.poll(() => empty.evaluateAll(countShown)).toBe(0);
}

/**
 * A demo alone on its bare page, in each of its stylings: it renders something, keeps the
 * console quiet and is accessible. The plain run opens a sample, the full run all of them,
 * in both modes and directions.
 */
test.describe('every demo', () => {
  for (const { id, sources } of readSample().chosen) {
    for (const styling of Object.keys(sources) as (keyof typeof sources)[]) {
      for (const surroundings of SURROUNDINGS) {
        const options = { styling, ...surroundings };
        test(`${id} ${Object.values(options).join(' ')}`, async ({ page }) => {
          await openDemo(page, id, options);
          await expect(page.getByRole('alert')).toHaveCount(0);
          const { width, height } = (await page.locator('.demo').boundingBox())!;
          expect(width).toBeGreaterThan(100);
          expect(height).toBeGreaterThan(20);
          expect(await checkDemoAccessibility(page)).toEqual([]);
        });
      }
    }
  }
});

test.describe('a known fault of a library', () => {
  for (const { rule, html, reproduction } of LIBRARY_FAULTS) {
    test(`${rule} is still there: ${html.source}`, async ({ page }) => {
      await openDemo(page, reproduction, {});
      const violations = await runAxe(
        page,
        { include: ['body'] },
        { runOnly: [rule] },
      );
      const elements = violations.flatMap(({ nodes }) => nodes);
      expect(
        elements.some((element) => html.test(element.html)),
        'The library mended it: delete the entry from libraryFaults.ts.',
      ).toBe(true);
    });
  }
});
