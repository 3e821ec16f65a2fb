import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, Result, RunOptions } from 'axe-core';

const axeSource = fs.readFileSync(
  createRequire(__filename).resolve('axe-core/axe.min.js'),
  'utf8',
);

declare const axe: {
  run: (context: object, options: RunOptions) => Promise<AxeResults>;
};

/**
 * Runs axe on a page.
 *
 * @param context what to look at, such as `{ exclude: ['.demo'] }`
 * @returns the rules that are violated, with the elements
 */
export async function runAxe(
  page: Page,
  context: object,
  options: RunOptions = {},
): Promise<Result[]> {
  // Without it colors would be measured on their way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) {
    await page.evaluate(axeSource);
  }
  const { violations } = await page.evaluate(
    ([given, rest]) => axe.run(given, { resultTypes: ['violations'], ...rest }),
    [context, options] as const,
  );
  return violations;
}
