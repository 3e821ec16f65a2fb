import { expect, type Locator, type Page } from '@playwright/test';

/** The page with the most members. */
export const PREMIUM = '/x/api/data-grid/data-grid-premium';

/** A section, by its title. */
export function getSection(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** The section of the props, in English. */
export function getProps(page: Page): Locator {
  return getSection(page, 'Props');
}

/** A member's row, by its anchor. */
export function getMember(page: Page, id: string): Locator {
  return page.locator(`[id="${id}"]`);
}

/** The names of a list's members, without the hidden ones. */
export function getNames(section: Locator): Promise<string[]> {
  return section
    .locator('tbody tr:not([hidden]) th > a')
    .evaluateAll((links) => links.map(({ textContent }) => textContent));
}

/** Whether a member is highlighted: it has a background, unlike its neighbours. */
export function isHighlighted(member: Locator): Promise<boolean> {
  return member.evaluate(
    (row) => getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)',
  );
}

/** Asserts that a member's top is in view and not below the navbar. */
export async function expectAtTop(page: Page, member: Locator) {
  await expect(member).toBeInViewport();
  const navbar = await page.locator('.navbar').boundingBox();
  await expect
    .poll(async () => (await member.boundingBox())!.y)
    .toBeGreaterThanOrEqual(navbar!.height);
  expect((await member.boundingBox())!.y).toBeLessThan(navbar!.height + 200);
}
