import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { runAxe } from '../runAxe';

/** The size of targets, which axe leaves out by default. A menu that covers one makes it small. */
export const WITH_TARGET_SIZE: RunOptions = {
  rules: { 'target-size': { enabled: true } },
};

/** Sections that the browser skips while they are far away have places that no reader sees. */
export async function drawSkippedSections(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

async function checkMode(page: Page, mode: 'light' | 'dark', options?: RunOptions) {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, mode);
  const violations = await runAxe(page, { exclude: ['.demo'] }, options);
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(
      ({ target }) => `${mode}: ${id} (${impact}): ${help}: ${target.join(' ')}`,
    ),
  );
}

/**
 * Axe on the page's own markup, in both color modes. Demos are left out: they are checked
 * alone, where the libraries' known faults can be told from ours.
 *
 * @param options further rules, such as `WITH_TARGET_SIZE` on a page without open menus
 */
export async function checkAccessibility(
  page: Page,
  options: RunOptions = {},
): Promise<string[]> {
  await drawSkippedSections(page);
  const light = await checkMode(page, 'light', options);
  // Structure is the same in the dark: colors alone can differ.
  const dark = await checkMode(page, 'dark', { runOnly: ['color-contrast'] });
  return [...light, ...dark];
}
