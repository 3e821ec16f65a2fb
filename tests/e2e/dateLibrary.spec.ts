import type { Page } from '@playwright/test';
import { getControl, getDemo, openDemo } from './demoPage';
import { expect, test } from './fixtures';

const PICKER = '/x/react-date-pickers/date-picker';
const QUICKSTART = '/x/react-date-pickers/quickstart';

const getChoice = (page: Page, name: string) =>
  page.getByRole('group', { name: /Date library|日期库/ }).getByRole('button', {
    name,
    exact: true,
  });

/** The install lines that can be seen. */
const getInstallLines = (page: Page) =>
  page
    .getByText(/npm install @mui\/x-date-pickers .*@emotion/)
    .filter({ visible: true });

test.describe('the date library', () => {
  test('is what a demo’s code, its preview and its copy are for', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const demo = await openDemo(page, PICKER, 'WorkshopDays');
    await expect(demo.locator('pre')).toContainText("dayjs('2025-05-11')");

    await getChoice(page, 'Luxon').click();
    await expect(demo.locator('pre')).toContainText(
      "DateTime.fromISO('2025-05-11')",
    );
    await getControl(demo, 'Show code').click();
    await expect(demo.locator('pre')).toContainText(
      "import { DateTime } from 'luxon';",
    );
    await expect(demo.locator('pre')).toContainText('isClosed(day: DateTime)');
    await getControl(demo, 'Copy').click();
    await expect(getControl(demo, 'Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('<LocalizationProvider dateAdapter={AdapterLuxon}>');
    expect(copied).not.toContain('dayjs');

    await getControl(demo, 'JS').click();
    await expect(demo.locator('pre')).toContainText('isClosed(day) {');
    await expect(demo.locator('pre')).toContainText('day.weekday % 7 === 0');
  });

  test('is remembered, also by the lines of other pages', async ({ page }) => {
    await page.goto(QUICKSTART);
    await expect(getInstallLines(page)).toHaveText(/ dayjs\s*$/);
    await getChoice(page, 'date-fns').click();
    await expect(getInstallLines(page)).toHaveText(/ date-fns\s*$/);

    await page.goto(PICKER);
    await expect(page.locator('html')).toHaveAttribute(
      'data-date-library',
      'date-fns',
    );
    await expect(getChoice(page, 'date-fns')).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const demo = await openDemo(page, PICKER, 'BirthDate');
    await getControl(demo, 'Show code').click();
    await expect(demo.locator('pre')).toContainText("parseISO('1930-01-01')");

    await page.goto(`/zh${QUICKSTART}`);
    await expect(getInstallLines(page)).toHaveText(/ date-fns\s*$/);
    await expect(getChoice(page, 'date-fns')).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByText('区域设置是对象，不是字符串')).toBeVisible();
  });

  test('is chosen in a demo’s toolbar as well, for the whole page', async ({
    page,
  }) => {
    const demo = await openDemo(page, PICKER, 'WorkshopDays');
    await getControl(demo, 'Show code').click();
    await getControl(demo, 'Date library: Day.js').click();
    await page.getByRole('menuitemradio', { name: 'Moment' }).click();
    await expect(getControl(demo, 'Date library: Moment')).toBeFocused();
    await expect(getChoice(page, 'Moment')).toHaveAttribute('aria-pressed', 'true');
    await expect(demo.locator('pre')).toContainText(
      "import moment, { type Moment } from 'moment';",
    );
  });

  test('is never shown as another one while a page loads', async ({ page }) => {
    await page.goto(PICKER);
    await getChoice(page, 'Luxon').click();
    // Without the scripts of the page: its markup, and what stands in the document's head.
    await page.route('**/assets/js/**', (route) => route.abort('aborted'));
    await page.goto(PICKER, { waitUntil: 'commit' });
    const code = getDemo(page, 'WorkshopDays').locator('pre').first();
    await expect(code).toBeAttached();
    await expect(code).toBeHidden();
    await expect(getChoice(page, 'Luxon')).toHaveCSS(
      'color',
      await page.evaluate(() => {
        const probe = document.createElement('i');
        probe.style.color = 'var(--mui-palette-primary-main)';
        document.body.append(probe);
        return getComputedStyle(probe).color;
      }),
    );
  });

  test('runs under edit', async ({ page }) => {
    const demo = await openDemo(page, QUICKSTART, 'ControlledAppointment');
    await getChoice(page, 'Luxon').click();
    await getControl(demo, 'Edit live').click();
    await expect(demo.locator('.cm-content')).toContainText('DateTime.fromISO');
    const frame = demo.frameLocator('iframe');
    await expect(frame.getByText('To the server: {"day":"2025-11-05"}')).toBeVisible(
      {
        timeout: 30_000,
      },
    );
  });

  test('takes no part on other libraries’ pages', async ({ page }) => {
    await page.goto('/x/react-data-grid/column-definition');
    await expect(getChoice(page, 'Luxon')).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is for Day.js', async ({ page }) => {
    await page.goto(QUICKSTART);
    await expect(getInstallLines(page)).toHaveText(/ dayjs\s*$/);
    await expect(getChoice(page, 'Luxon')).toBeHidden();
  });
});
