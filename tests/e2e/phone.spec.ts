import { expect, test } from './fixtures';

test.use({ viewport: { width: 390, height: 800 } });

test.describe('on a phone', () => {
  for (const path of ['/x', '/zh/x']) {
    test(`the table of tasks on ${path} keeps its links in sight`, async ({
      page,
    }) => {
      await page.goto(path);
      const links = page.getByRole('table').first().getByRole('link');
      await expect(links.first()).toBeVisible();
      const ends = await links.evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect().right),
      );
      expect(ends.length).toBeGreaterThan(5);
      expect(Math.max(...ends)).toBeLessThanOrEqual(390);
    });
  }
});
