import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadPortalConfig } from '../config/portal';
import { readEnvironment } from '../config/readEnvironment';
import { SITE_TITLE } from '../config/siteTitle';
import { checkSite } from '../plugins/metadata';
import { openBuiltSite } from '../src/node/openBuiltSite';
import { runCommand } from './lib/runCommand';

/**
 * Checks what every page of a finished build tells search engines and those who share
 * it, and fails at a fault.
 *
 * --dir build  the build's folder
 */

const SITE_DIR = path.join(__dirname, '..');

void runCommand(() => {
  const { values } = parseArgs({
    options: { dir: { type: 'string', default: 'build' } },
  });
  const portal = loadPortalConfig(readEnvironment(SITE_DIR));
  const site = openBuiltSite(values.dir, SITE_DIR, portal);
  const { pages, faults } = checkSite(site, SITE_TITLE);
  if (faults.length > 0) {
    throw new Error(
      `The metadata of the pages has faults:\n${faults.map((fault) => `- ${fault}`).join('\n')}\nTitles and descriptions stand in a page's front matter, those of the reference in src/i18n.`,
    );
  }
  console.log(`${pages} pages: titles, descriptions and addresses are right.`);
});
