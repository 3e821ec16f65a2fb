import { checkAccessibility } from './checks/accessibility';
import { expect, test } from './fixtures';
import { openPage } from './openPage';

const PAGE = '/x/migration';

test('the planner lists the steps for what is chosen, and the address keeps it', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const article = page.getByRole('article');
  await expect(article.getByText('Choose the installed version')).toBeVisible();
  await page.getByRole('combobox', { name: 'Data Grid' }).selectOption('v6');
  await page.getByRole('combobox', { name: 'Charts' }).selectOption('v7');
  await page.getByRole('combobox', { name: 'Plan' }).selectOption('pro');
  await expect(page).toHaveURL(/\?data-grid=v6&charts=v7&plan=pro$/);
  await expect(article.getByText('To version 7')).toBeVisible();
  await expect(
    article.getByText('npx @mui/x-codemod@8.29.3 v7.0.0/data-grid/preset-safe src'),
  ).toBeVisible();
  await expect(
    article.getByText(
      'npm install @mui/x-data-grid-pro@^8.29.3 @mui/x-charts-pro@^8.29.3',
    ),
  ).toBeVisible();
  await checkAccessibility(page);

  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Data Grid' })).toHaveValue('v6');
  await article
    .getByRole('listitem')
    .filter({ hasText: 'To version 7' })
    .getByRole('link', { name: 'Data Grid' })
    .click();
  await expect(page).toHaveURL(/\/x\/migration\/migration-data-grid-v6$/);
});
