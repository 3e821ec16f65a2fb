import { expect, test, UNUSED_BROWSER } from './fixtures';
import { expectReady } from './openPage';

test.use(UNUSED_BROWSER);

test('a page has its own title from the first frame, on a slow machine as well', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  // React renders in slices, between which the browser paints.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenTitles: seen });
    const record = () => {
      if (document.title !== '') {
        seen.push(document.title);
      }
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  await page.goto('/x/react-data-grid/column-definition');
  await expectReady(page, 30_000);
  const seen = await page.evaluate(
    () => (window as unknown as { seenTitles: string[] }).seenTitles,
  );
  expect([...new Set(seen)]).toEqual([await page.title()]);
  expect(await page.title()).toMatch(/^Column definition /);
});
