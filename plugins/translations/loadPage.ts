import fs from 'node:fs';
import path from 'node:path';
import { parsePage } from './parsePage';
import type { ParsedPage } from './types';

/**
 * Reads and parses a page.
 *
 * @param file relative to the site
 * @returns undefined where there is no such file
 * @throws an Error with the file, the line and what is wrong there
 */
export function loadPage(siteDir: string, file: string): ParsedPage | undefined {
  const absolute = path.join(siteDir, file);
  return fs.existsSync(absolute)
    ? parsePage(fs.readFileSync(absolute, 'utf8'), file)
    : undefined;
}
