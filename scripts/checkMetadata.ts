import { SITE_TITLE } from '../config/siteTitle';
import { checkSite } from '../plugins/metadata';
import { BUILD_OPTION, openBuild } from './lib/openBuild';
import { runCommand } from './lib/runCommand';

/**
 * Checks what every page of a finished build tells search engines and those who share
 * it, and fails at a fault.
 */
void runCommand({
  usage: `npm run check:metadata -- [--dir build]

  --dir  the build's folder`,
  options: BUILD_OPTION,
  run({ dir }) {
    const { pages, faults } = checkSite(openBuild(dir), SITE_TITLE);
    if (faults.length > 0) {
      throw new Error(
        `The metadata of the pages has faults:\n${faults.map((fault) => `- ${fault}`).join('\n')}\nTitles and descriptions stand in a page's front matter, those of the reference in plugins/api-reference/labels.ts.`,
      );
    }
    console.log(`${pages} pages: titles, descriptions and addresses are right.`);
  },
});
