import path from 'node:path';

/**
 * Room for young objects, in megabytes. Compilers make many that live a little longer than
 * Node's default of 16 has room for, and a build spent an eighth of its time moving them.
 */
const YOUNG_GENERATION = 64;

/**
 * The arguments with which Node builds one language of a site, into the site's `build`
 * folder: the first language empties it, another one its own folder there.
 *
 * @param siteDir the folder of the site, with its `node_modules`
 */
export function toBuildArguments(siteDir: string, language: string): string[] {
  const bin = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return [
    `--max-semi-space-size=${YOUNG_GENERATION}`,
    bin,
    'build',
    '--locale',
    language,
  ];
}
