import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadPortalConfig } from '../config/portal';
import { readEnvironment } from '../config/readEnvironment';
import { checkLinks } from '../tests/links/checkLinks';
import { formatReport } from '../tests/links/formatReport';
import { openBuiltSite } from '../src/node/openBuiltSite';
import { runCommand } from './lib/runCommand';

/**
 * Checks every link, anchor and asset of a built portal, and fails where one leads
 * nowhere.
 *
 * --dir build  the build's folder
 */

const SITE_DIR = path.join(__dirname, '..');

void runCommand(() => {
  const { values } = parseArgs({
    options: { dir: { type: 'string', default: 'build' } },
  });
  const portal = loadPortalConfig(readEnvironment(SITE_DIR));
  const report = checkLinks(openBuiltSite(values.dir, SITE_DIR, portal));
  const checked = `${report.references} addresses in ${report.files} files`;
  if (report.faults.length > 0) {
    throw new Error(
      `${formatReport(report.faults)}\n\nOf ${checked}, these lead nowhere.`,
    );
  }
  console.log(`${checked}: all of them lead somewhere.`);
});
