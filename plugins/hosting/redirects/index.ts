import fs from 'node:fs';
import path from 'node:path';
import { languages } from '../../../config/languages';
import type { Redirect } from '../redirects.config';
import { localizePath } from '../../../src/utils/paths';
import { listFiles } from '../../../src/node/listFiles';
import type { BuiltLanguage, BuiltSite, FinishStep } from '../../../src/node/types';
import { writeFile } from '../../../src/node/writeFile';
import { splitTarget } from './checkRedirects';
import { loadRedirects } from './loadRedirects';
import { isRedirectFile } from '../../../src/node/redirectMark';
import { renderRedirect } from './renderRedirect';

/** Removes what an earlier run wrote: an entry may be gone since. */
function removeOldPages(dir: string) {
  const files = listFiles(dir)
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(dir, name));
  for (const file of files) {
    if (isRedirectFile(file)) {
      fs.rmSync(file);
    }
  }
}

function writePage(
  { from, to }: Redirect,
  { name, dir }: BuiltLanguage,
  siteUrl: string,
) {
  const { page } = splitTarget(to);
  writeFile(
    dir,
    `${from}.html`,
    renderRedirect({
      language: name,
      htmlLang: languages[name]!.htmlLang,
      address: localizePath(to, name),
      canonicalUrl: `${siteUrl}${localizePath(page, name)}`,
    }),
  );
}

/**
 * Writes a page at each old address whose new page is there, in every language, for hosts
 * that don't redirect.
 */
async function writeRedirects(site: BuiltSite): Promise<string> {
  const { active, waiting } = loadRedirects(site);
  removeOldPages(site.dir);
  for (const language of site.languages) {
    for (const redirect of active) {
      writePage(redirect, language, site.portal.siteUrl);
    }
  }
  return `${active.length} old addresses lead on, ${waiting.length} wait for their page`;
}

/** Pages at the addresses that the portal's pages had before. */
export const redirectPages: FinishStep = { name: 'redirects', run: writeRedirects };
