import { checkLinks } from '../tests/links/checkLinks';
import { formatReport } from '../tests/links/formatReport';
import { BUILD_OPTION, openBuild } from './lib/openBuild';
import { runCommand } from './lib/runCommand';

/** Checks every link, anchor and asset of a built portal, and fails where one leads nowhere. */
void runCommand({
  usage: `npm run check:links -- [--dir build]

  --dir  the build's folder`,
  options: BUILD_OPTION,
  run({ dir }) {
    const { references, files, faults } = checkLinks(openBuild(dir));
    const checked = `${references} addresses in ${files} files`;
    if (faults.length > 0) {
      throw new Error(
        `${formatReport(faults)}\n\nOf ${checked}, these lead nowhere.`,
      );
    }
    console.log(`${checked}: all of them lead somewhere.`);
  },
});
