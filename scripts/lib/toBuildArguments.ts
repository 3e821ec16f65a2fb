import path from 'node:path';

/**
 * The arguments with which Node builds one language of a site, into the site's `build`
 * folder: the first language empties it, another one its own folder there.
 *
 * @param siteDir the folder of the site, with its `node_modules`
 */
export function toBuildArguments(siteDir: string, language: string): string[] {
  const bin = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return [bin, 'build', '--locale', language];
}
