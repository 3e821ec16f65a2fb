import path from 'node:path';
import { describeStatus, loadApi } from '../plugins/api-reference';
import { runCommand } from './lib/runCommand';

/**
 * Prints what the API reference documents of each package, and every export that it does
 * not.
 */
void runCommand({
  usage: `npm run api:status -- [--verbose] [--check]

  --verbose  also what is left out, with the reasons
  --check    fails for a component that documented.ts does not speak of`,
  options: {
    verbose: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
  async run({ verbose, check }) {
    const siteDir = path.resolve();
    const models = await loadApi({ siteDir });
    const { lines, fault } = describeStatus(siteDir, models, verbose);
    lines.forEach((line) => console.log(line));
    if (check && fault !== undefined) {
      throw new Error(fault);
    }
  },
});
