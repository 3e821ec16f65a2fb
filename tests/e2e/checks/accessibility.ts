import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = fs.readFileSync(
  createRequire(__filename).resolve('axe-core/axe.min.js'),
  'utf8',
);

declare const axe: {
  run: (context: unknown, options: unknown) => Promise<AxeResults>;
};

async function runAxe(page: Page, mode: 'light' | 'dark', options: object) {
  const { violations } = await page.evaluate(
    ([theme, given]) => {
      document.documentElement.dataset.theme = theme;
      return axe.run(
        { exclude: ['.demo'] },
        { resultTypes: ['violations'], ...given },
      );
    },
    [mode, options] as const,
  );
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(
      ({ target }) => `${mode}: ${id} (${impact}): ${help}: ${target.join(' ')}`,
    ),
  );
}

/**
 * Axe on the page's own markup, in both colour modes. Demos are left out: they are checked alone, where the
 * libraries' known faults can be told from ours.
 */
export async function checkAccessibility(page: Page): Promise<string[]> {
  // Without it the colours of the other mode would be measured on their way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(axeSource);
  const light = await runAxe(page, 'light', {});
  // Structure is the same in the dark: colours alone can differ.
  const dark = await runAxe(page, 'dark', { runOnly: ['color-contrast'] });
  return [...light, ...dark];
}
