import fs from 'node:fs';
import path from 'node:path';
import type { BuiltSite, FinishStep } from '../../../src/node/types';

/**
 * The robots.txt of a portal: everything may be read, and the sitemap of each language
 * is named. Pages that belong into no index say so themselves: a page that may not be
 * read can't be heard.
 *
 * @param siteUrl origin of the portal
 * @param sitemaps addresses of the sitemaps, without origin
 */
function renderRobots(siteUrl: string, sitemaps: readonly string[]): string {
  const lines = sitemaps.map((address) => `Sitemap: ${siteUrl}${address}`);
  return `User-agent: *\nAllow: /\n\n${lines.join('\n')}\n`;
}

/** Writes robots.txt at the root of the build. */
async function writeRobots({ dir, languages, portal }: BuiltSite): Promise<string> {
  const missing = languages.filter(
    (language) => !fs.existsSync(path.join(language.dir, 'sitemap.xml')),
  );
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(', ');
    throw new Error(
      `The build has no sitemap.xml for ${names}. The preset's "sitemap" in docusaurus.config.ts writes it.`,
    );
  }
  const sitemaps = languages.map(({ baseUrl }) => `${baseUrl}sitemap.xml`);
  fs.writeFileSync(
    path.join(dir, 'robots.txt'),
    renderRobots(portal.siteUrl, sitemaps),
  );
  return `${sitemaps.length} sitemaps named`;
}

/** The file that names the sitemaps to search engines. */
export const robots: FinishStep = { name: 'robots.txt', run: writeRobots };
