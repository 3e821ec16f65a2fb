import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { runAxe } from '../runAxe';

/** Rules of WCAG 2.2 that axe leaves out by default. */
const RULES = { 'target-size': { enabled: true } };

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
 */
export async function checkAccessibility(page: Page): Promise<string[]> {
  const light = await checkMode(page, 'light', { rules: RULES });
  // Structure is the same in the dark: colors alone can differ.
  const dark = await checkMode(page, 'dark', { runOnly: ['color-contrast'] });
  return [...light, ...dark];
}
