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

/**
 * Axe on the page's own markup. Demos are left out: they are checked alone, where the
 * libraries' known faults can be told from ours.
 */
export async function checkAccessibility(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() =>
    axe.run({ exclude: ['.demo'] }, { resultTypes: ['violations'] }),
  );
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${impact}): ${help}: ${target.join(' ')}`),
  );
}
