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

/** Where some of the code shows, the button speaks of the rest. */
export const SHOW_CODE = /^Show (?:all )?code$/;

/** A button of a demo's toolbar. */
export function getControl(demo: Locator, name: string): Locator {
  return getToolbar(demo).getByRole('button', {
    name: name === 'Show code' ? SHOW_CODE : name,
    exact: true,
  });
}

/** Chooses an entry of a toolbar's menu. */
export async function chooseRare(demo: Locator, name: string): Promise<void> {
  await getControl(demo, 'More').click();
  await demo.page().getByRole('menuitem', { name, exact: true }).click();
}

/** Opens a demo's editor and waits for the first run in its frame. */
export async function editDemo(page: Page, address: string, name: string) {
  const demo = await openDemo(page, address, name);
  await getControl(demo, 'Edit live').click();
  await expect(
    demo.getByText('Your code runs in a frame of its own.'),
  ).toBeVisible();
  const stage = demo.locator('iframe[sandbox]').contentFrame();
  await expect(stage.locator('.demo > *').first()).toBeVisible();
  return { demo, stage, editor: demo.getByRole('textbox', { name: /^Code of / }) };
}
