import fs from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import type { BuiltLanguage } from '../../../src/node/types';

/** The address of a file that every page of a language needs, or undefined for another tag. */
function getShellAddress(
  tag: string,
  { src, rel, href, as }: Record<string, string>,
): string | undefined {
  if (tag === 'script') {
    return src;
  }
  const isNeeded = rel === 'stylesheet' || (rel === 'preload' && as === 'font');
  return tag === 'link' && (isNeeded || rel === 'icon') ? href : undefined;
}

/**
 * The addresses of what every page of a language needs to run: its scripts, styles, font
 * and icon, as its first page names them.
 */
export function listShell({ dir }: BuiltLanguage): string[] {
  const found = new Set<string>();
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      const address = getShellAddress(tag, attributes);
      // From elsewhere comes what an operator has configured, which readers do without.
      if (address?.startsWith('/') && !address.startsWith('//')) {
        found.add(address);
      }
    },
  });
  parser.end(fs.readFileSync(path.join(dir, 'index.html'), 'utf8'));
  return [...found].sort();
}
