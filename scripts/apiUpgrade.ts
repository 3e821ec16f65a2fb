import { upgradePortal } from '../plugins/api-reference';
import { runCommand } from './lib/runCommand';

/** Moves the portal to another version of the libraries, and says what that touches. */
void runCommand({
  usage: `npm run api:upgrade -- <minor> [--dry-run]

  <minor>    such as 8.30
  --dry-run  only says what the move touches, and changes nothing`,
  options: { 'dry-run': { type: 'boolean', default: false } },
  maxNames: Infinity,
  findFaults: ({ names }) =>
    names.length === 1 && /^\d+\.\d+$/.test(names[0]!)
      ? []
      : [
          `Name the minor to move to${names.length > 0 ? `, not ${names.join(' ')}` : ''}.`,
        ],
  run: ({ names: [minor], 'dry-run': isDryRun }) =>
    upgradePortal(process.cwd(), minor!, isDryRun),
});
