import { checkAccessibility } from './checks/accessibility';
import { expect, test } from './fixtures';

const PAGE = '/x/react-charts/bars';

for (const { prefix, source, size, question, yes, no, kept } of [
  {
    prefix: '',
    source: 'Source of BarChart',
    size: /Bundle size \d+ kB gzipped/,
    question: 'Was this page helpful?',
    yes: 'Yes',
    no: 'No',
    kept: 'Your answer stays in this browser',
  },
  {
    prefix: '/zh',
    source: 'BarChart 的源代码',
    size: /打包体积 gzip 后 \d+ kB/,
    question: '本页对你有帮助吗？',
    yes: '有',
    no: '没有',
    kept: '你的回答保存在此浏览器中',
  },
]) {
  test.describe(`a page of the docs in ${prefix || '/'}`, () => {
    test('leads to the reference and the source of its components', async ({
      page,
    }) => {
      await page.goto(`${prefix}${PAGE}`);
      await expect(
        page.getByRole('link', { name: 'BarChart', exact: true }).first(),
      ).toHaveAttribute('href', `${prefix}/x/api/charts/bar-chart`);
      await expect(
        page.getByRole('link', { name: source, exact: true }).first(),
      ).toHaveAttribute(
        'href',
        /^https:\/\/github\.com\/mui\/mui-x\/tree\/v[\d.]+\/packages\/x-charts\/src\/BarChart$/,
      );
    });

    test('tells what its components weigh', async ({ page }) => {
      await page.goto(`${prefix}${PAGE}`);
      const sizes = page.locator('details', { hasText: size });
      await sizes.locator('summary').click();
      await expect(sizes.getByText('@mui/x-charts-pro/BarChartPro')).toBeVisible();
      await expect(sizes.getByRole('listitem')).toHaveCount(4);
    });

    test('asks whether it was helpful, and keeps the answer', async ({ page }) => {
      await page.goto(`${prefix}${PAGE}`);
      const feedback = page.getByRole('region', { name: question });
      await feedback.getByRole('button', { name: no, exact: true }).click();
      await expect(feedback.getByRole('status')).toContainText(kept);
      await feedback.getByRole('button', { name: yes, exact: true }).click();
      await page.reload();
      await expect(
        feedback.getByRole('button', { name: yes, exact: true }),
      ).toHaveAttribute('aria-pressed', 'true');
      await expect(
        feedback.getByRole('button', { name: no, exact: true }),
      ).toHaveAttribute('aria-pressed', 'false');
      await expect(feedback.getByRole('textbox')).toHaveCount(0);
    });

    test('has no accessibility faults with sizes and answer shown', async ({
      page,
    }) => {
      await page.goto(`${prefix}${PAGE}`);
      await page.locator('summary', { hasText: size }).click();
      await page
        .getByRole('region', { name: question })
        .getByRole('button', { name: yes, exact: true })
        .click();
      expect(await checkAccessibility(page)).toEqual([]);
    });
  });
}

test('the header fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(PAGE);
  await page.locator('summary', { hasText: 'Bundle size' }).click();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
});

test('a page without components has no row for them', async ({ page }) => {
  await page.goto('/x/introduction/installation');
  await expect(page.getByText('Bundle size')).toHaveCount(0);
});

test.describe('the badges beside a title', () => {
  for (const [name, path, badges] of [
    ['the plan of its group', '/x/react-data-grid/row-grouping', ['Premium']],
    ['the plan of its group', '/zh/x/react-date-pickers/date-range-picker', ['Pro']],
    ['the news of its group', '/x/react-charts/bars', ['New']],
    ['no badge that nothing gives it', '/x/react-charts/axis', []],
  ] as const) {
    test(`${path} has ${name}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('header:has(> h1) > [class*="badge"]')).toHaveText([
        ...badges,
      ]);
    });
  }
});
