import { expect, test } from './fixtures';
import { openDemo } from './demoPage';

/** Where charts are exported as images: the copy of the page's styles has to leave them room. */
const PAGE = '/x/react-charts/export';

/** The library copies the page's scripts, too, into a frame that may run none. */
const COPIED_SCRIPTS = /Blocked script execution .* sandboxed/;

test('a chart of a page is downloaded as an image', async ({ page, noise }) => {
  const demo = await openDemo(page, PAGE, 'ExportMenu');
  await demo.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as PNG' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.png$/);
  noise.console = noise.console.filter((line) => !COPIED_SCRIPTS.test(line));
});
