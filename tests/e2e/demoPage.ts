import { expect, type Locator, type Page } from '@playwright/test';

/** A demo on its page. */
export function getDemo(page: Page, name: string): Locator {
  return page.getByRole('region', { name: `Demo: ${name}` });
}

/** Goes to a page and brings one of its demos to life. */
export async function openDemo(
  page: Page,
  address: string,
  name: string,
): Promise<Locator> {
  await page.goto(address);
  const demo = getDemo(page, name);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('[data-live]')).toBeVisible();
  return demo;
}

/** A demo's controls. */
export function getToolbar(demo: Locator): Locator {
  return demo.getByRole('toolbar');
}

/** A button of a demo's toolbar. */
export function getControl(demo: Locator, name: string): Locator {
  return getToolbar(demo).getByRole('button', { name, exact: true });
}
