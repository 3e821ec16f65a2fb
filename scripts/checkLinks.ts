import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadPortalConfig } from '../config/portal';
import { readEnvironment } from '../config/readEnvironment';
import { checkLinks } from '../postbuild/links/checkLinks';
import { formatReport } from '../postbuild/links/formatReport';
import { openBuiltSite } from '../postbuild/openBuiltSite';

/**
 * Checks every link, anchor and asset of a built portal, and fails where one leads
 * nowhere.
 *
 * --dir build  the build's folder
 */
const { values } = parseArgs({
  options: { dir: { type: 'string', default: 'build' } },
});
const siteDir = path.join(__dirname, '..');

try {
  const portal = loadPortalConfig(readEnvironment(siteDir));
  const report = checkLinks(openBuiltSite(values.dir, siteDir, portal));
  const checked = `${report.references} addresses in ${report.files} files`;
  if (report.faults.length > 0) {
    console.error(
      `${formatReport(report.faults)}\n\nOf ${checked}, these lead nowhere.`,
    );
    process.exitCode = 1;
  } else {
    console.log(`${checked}: all of them lead somewhere.`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
