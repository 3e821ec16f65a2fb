import { expect, type Page } from '@playwright/test';

/** Waits until the script of the page at hand has taken it over: then it answers. */
export async function expectReady(page: Page, timeout?: number): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
    timeout,
  });
}

/** Opens a page and waits until it answers to clicks and keys. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectReady(page);
}
