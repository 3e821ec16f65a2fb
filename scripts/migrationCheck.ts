import path from 'node:path';
import { checkDiffs } from '../plugins/migrations';
import { runCommand } from './lib/runCommand';

/** Compiles the diffs of the migration pages against both versions' packages. This downloads. */
void runCommand({
  usage: 'npm run migration:check',
  run() {
    const { checked, faults } = checkDiffs(path.resolve());
    if (faults.length > 0) {
      throw new Error(
        `${faults.join('\n')}\n${checked} diffs compile on both sides and are recorded. ` +
          'Mend the others, or give their fence the meta "nocheck" where they are no TypeScript.',
      );
    }
    console.log(`${checked} diffs compile on both sides and are recorded.`);
  },
});
