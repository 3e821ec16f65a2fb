import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from './fixtures';

const FORMER = JSON.parse(
  fs.readFileSync('docs/formerDemos.json', 'utf8'),
) as Record<string, string>;

const [former, id] = Object.entries(FORMER)[0]!;
const page = path.posix.dirname(id);

for (const language of ['', '/zh']) {
  test(`a link to a demo’s former name opens its code${language}`, async ({
    page: tab,
  }) => {
    await tab.goto(`${language}/x/${page}#${path.posix.basename(former)}.js`);
    const demo = tab.locator(`[data-demo="${id}"]`);
    await expect(demo).toBeInViewport();
    // The preview has no imports.
    await expect(demo.locator('pre:visible')).toContainText(/^import /);
  });
}

test('the address of a former name, alone, leads to the new one', async ({
  page: tab,
}) => {
  await tab.goto(`/playground/${former}?mode=dark`);
  await expect(tab).toHaveURL(`/playground/${id}?mode=dark`);
  await expect(tab.locator(`[data-demo="${id}"]`)).toBeVisible();
});
