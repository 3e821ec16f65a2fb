import path from 'node:path';
import { findFaults } from '../tests/prose/findFaults';
import { runCommand } from './lib/runCommand';

/**
 * Checks spelling, grammar and wording of the English texts: pages, demos, labels and the
 * repository's own files. Names every fault with its place and how to mend it.
 */
void runCommand({
  usage: 'npm run check:prose',
  async run() {
    const { files, faults } = await findFaults(path.resolve());
    faults.forEach((fault) => console.error(fault));
    console.log(`${files} files, ${faults.length} faults of prose.`);
    if (faults.length > 0) {
      process.exitCode = 1;
    }
  },
});
