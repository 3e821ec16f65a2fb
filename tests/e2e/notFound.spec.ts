import type { Page } from '@playwright/test';
import { localizePath } from '../../src/utils/paths';
import { checkAccessibility } from './checks/accessibility';
import { expect, test } from './fixtures';

const COLUMNS = '/x/react-data-grid/column-definition';

/** Leads to an address within the page, as a link does, without asking the server. */
async function navigateWithin(page: Page, path: string) {
  await page.goto('/x/react-charts/bars');
  await page.evaluate((address) => {
    window.history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

test.describe('an address without a page', () => {
  for (const [path, nearest] of [
    ['/x/react-charts/bar', '/x/react-charts/bars'],
    ['/zh/x/react-charts/bar', '/zh/x/react-charts/bars'],
    ['/nowhere/column-definition', COLUMNS],
  ] as const) {
    test(`${path} leads to what was meant`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
        'content',
        'noindex',
      );
      const link = page
        .getByRole('main')
        .getByRole('list')
        .first()
        .getByRole('link')
        .first();
      await expect(link).toHaveAttribute('href', nearest);
      await link.click();
      await expect(page).toHaveURL(nearest);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  }

  for (const path of [
    '/playground/nowhere',
    '/playground/react-charts/bars/Nothing',
  ]) {
    test(`${path} is no page of a demo`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute(
        'data-has-hydrated',
        'true',
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'This page does not exist',
      );
      await expect(page.locator('nav.navbar')).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Charts', exact: true })
        .click();
      await expect(page).toHaveURL('/x/react-charts');
    });
  }

  // From outside, the server leads on: see metadata.spec.
  test('says where the page is now, where a link within leads to an old one', async ({
    page,
  }) => {
    await navigateWithin(page, '/x/react-data-grid/getting-started');
    const link = page
      .getByRole('main')
      .getByText(/has moved/)
      .getByRole('link');
    await expect(link).toHaveAttribute('href', '/x/react-data-grid/quickstart');
    await link.click();
    await expect(page).toHaveURL('/x/react-data-grid/quickstart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test('is told of in the browser too', async ({ page }) => {
    await navigateWithin(page, '/x/react-charts/lins');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page does not exist',
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex',
    );
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bar');
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });

  test('has ways on when the list of pages does not come', async ({
    page,
    noise,
  }) => {
    const pattern = '**/assets/js/**';
    await page.route(pattern, async (route) => {
      const response = await route.fetch();
      const isList = (await response.text()).includes('"route":"/x/introduction"');
      await (isList ? route.abort('failed') : route.fulfill({ response }));
    });
    await page.goto('/nowhere/bars');
    await expect(
      page.getByText('The list of pages could not be loaded.'),
    ).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Charts' }),
    ).toBeVisible();
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(
      page.getByRole('heading', { name: 'Pages with a similar address' }),
    ).toBeVisible();
    noise.console.length = 0;
    noise.requests.length = 0;
  });

  for (const language of ['en', 'zh'] as const) {
    test(`has no accessibility faults in ${language}`, async ({ page }) => {
      await page.goto(localizePath('/x/react-charts/bar', language));
      await expect(page.getByRole('main').getByRole('list')).toHaveCount(2);
      expect(await checkAccessibility(page)).toEqual([]);
    });
  }
});
