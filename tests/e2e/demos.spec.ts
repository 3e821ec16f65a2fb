import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from './fixtures';

const DOCS = 'docs';

const demos = fs
  .readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|[\\/])[A-Z][A-Za-z0-9]*\.tsx$/.test(file))
  .map((file) =>
    file
      .replace(/\.tsx$/, '')
      .split(path.sep)
      .join('/'),
  )
  .sort();

/** Every demo alone on its bare page: it renders something and keeps the console quiet. */
test.describe('every demo', () => {
  for (const id of demos) {
    test(id, async ({ page }) => {
      await page.goto(`/playground/${id}`);
      const demo = page.locator('.demo');
      await expect(demo).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('alert')).toHaveCount(0);
      const { width, height } = (await demo.boundingBox())!;
      expect(width).toBeGreaterThan(100);
      expect(height).toBeGreaterThan(20);
    });
  }
});
