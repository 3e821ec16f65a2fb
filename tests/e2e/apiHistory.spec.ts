import { expectAtTop, getMember, getProps, getSection, PREMIUM } from './apiPage';
import { expect, test } from './fixtures';
import { openPage } from './openPage';

/** Of a component that is as it was in the first recorded version. */
const UNCHANGED = '/x/api/charts/charts-clip-path';

test.describe('the history', () => {
  test('stands beside the members that are newer, deprecated or going', async ({
    page,
  }) => {
    await openPage(page, PREMIUM);
    await expect(getMember(page, 'prop-activeChartId').locator('th')).toContainText(
      'Since 8.12.1',
    );
    await expect(getMember(page, 'prop-rows').locator('th')).not.toContainText(
      'Since',
    );
    await expect(getMember(page, 'prop-onPivotPanelOpenChange')).toContainText(
      'Deprecated since 8.9.2',
    );
    await openPage(page, '/x/api/charts/bar-chart');
    await expect(getMember(page, 'prop-barLabel').locator('th')).toContainText(
      'Removed in 9.0.2',
    );
  });

  for (const layout of ['List', 'Expanded']) {
    test(`is seen in the layout ${layout}`, async ({ page }) => {
      await openPage(page, PREMIUM);
      await getProps(page)
        .getByRole('button', { name: layout, exact: true })
        .click();
      await expect(
        getMember(page, 'prop-activeChartId').getByText('Since 8.12.1'),
      ).toBeVisible();
    });
  }

  test('tells what changed by version, and apart what is to come', async ({
    page,
  }) => {
    await openPage(page, PREMIUM);
    const changes = getSection(page, 'What changed');
    await expect(
      changes.getByRole('heading', { name: '8.12.1', exact: true }),
    ).toBeAttached();
    const coming = changes.locator('[data-coming]');
    await expect(coming).toContainText('Coming after 8.29');
    await expect(coming).toContainText('checkboxColDef');
    await expect(getMember(page, 'prop-checkboxColDef')).toHaveCount(0);
    await changes.getByRole('link', { name: 'activeChartId', exact: true }).click();
    await expectAtTop(page, getMember(page, 'prop-activeChartId'));
  });

  test('leads from a removed member’s anchor to what is told of it', async ({
    page,
  }) => {
    await openPage(page, `${PREMIUM}#prop-rowPositionsDebounceMs`);
    await expect(page).toHaveURL(/#removed-prop-rowPositionsDebounceMs$/);
    await expect(
      getMember(page, 'removed-prop-rowPositionsDebounceMs'),
    ).toBeInViewport();
  });

  test('says nothing on a page that has not changed', async ({ page }) => {
    await openPage(page, UNCHANGED);
    await expect(getSection(page, 'What changed')).toHaveCount(0);
    await expect(
      page.locator('main').getByRole('link', { name: 'Compare versions' }),
    ).toBeVisible();
  });

  test('is told in Chinese', async ({ page }) => {
    await openPage(page, `/zh${PREMIUM}`);
    await expect(getMember(page, 'prop-activeChartId').locator('th')).toContainText(
      '始于 8.12.1',
    );
    await expect(getSection(page, '变更记录')).toContainText('8.29 之后的变更');
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test('is there without JavaScript', async ({ page }) => {
      await page.goto(PREMIUM);
      await expect(
        page.locator('#removed-prop-rowPositionsDebounceMs'),
      ).toBeVisible();
    });
  });
});
