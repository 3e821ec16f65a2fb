import { expect, type Locator, type Page } from '@playwright/test';
import { expectReady } from './openPage';

/** The languages, and what they call themselves and the navbar. */
export const LANGUAGES = [
  { language: 'en', lang: 'en', label: 'English', main: 'Main' },
  { language: 'zh', lang: 'zh-CN', label: '简体中文', main: '主导航' },
] as const;

type Language = (typeof LANGUAGES)[number]['language'];

/** The navbar, by its name in the page's language. */
export function getNavbar(page: Page, language: Language = 'en'): Locator {
  const { main } = LANGUAGES.find((entry) => entry.language === language)!;
  return page.getByRole('navigation', { name: main });
}

/**
 * Opens a menu of the navbar by the beginning of its button's name, once the page runs: a
 * click before that is lost.
 */
export async function openMenu(
  page: Page,
  name: RegExp,
  language: Language = 'en',
): Promise<Locator> {
  const button = getNavbar(page, language).getByRole('button', { name });
  await expectReady(page);
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  return button;
}
