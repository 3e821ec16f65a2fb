import { checkAccessibility } from './checks/accessibility';
import { expect, test } from './fixtures';

const PAGE = '/x/react-charts/examples';

test('pictures are drawn as the reader comes to them, and lead to their example', async ({
  page,
}) => {
  await page.goto(PAGE);
  const card = page.getByRole('listitem').filter({ hasText: 'Waterfall chart' });
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('[data-picture] svg').first()).toBeVisible();
  // The picture is for the eyes alone: the card has one thing to reach, its link.
  await expect(card.locator('[data-picture]')).toHaveAttribute('inert', '');
  const box = (await card.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + 40);
  await expect(page).toHaveURL(/\/x\/react-charts\/bar-demo#waterfall$/);
});

test('the field leaves what has all words, and the headings of those', async ({
  page,
}) => {
  await page.goto(PAGE);
  const gallery = page
    .getByRole('listitem')
    .filter({ has: page.locator('[data-picture]') });
  const all = await gallery.count();
  const field = page.getByRole('searchbox', { name: 'Filter the examples' });
  await field.fill('TARGET bar');
  await expect(gallery.filter({ visible: true })).toHaveCount(1);
  await expect(
    page.getByRole('status').filter({ hasText: '1 example' }),
  ).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Goals and limits' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Flows and steps' })).toBeHidden();
  await checkAccessibility(page);
  await field.fill('treemap in 3D');
  await expect(page.getByText('No example matches “treemap in 3D”.')).toBeVisible();
  await field.fill('');
  await expect(gallery.filter({ visible: true })).toHaveCount(all);
});

test('the Chinese field finds Chinese words', async ({ page }) => {
  await page.goto(`/zh${PAGE}`);
  await page.getByRole('searchbox', { name: '筛选示例' }).fill('瀑布');
  await expect(page.getByRole('link', { name: '瀑布图' })).toBeVisible();
  await expect(page.getByText('1 个示例')).toBeVisible();
});
