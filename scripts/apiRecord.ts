import { recordInstalled, recordPublished } from '../plugins/api-reference';
import { runCommand } from './lib/runCommand';

/**
 * Records the API of published versions in api-history/, which the build reads. This
 * downloads packages; of the other commands only api:upgrade and sandbox:install do.
 */
void runCommand({
  usage: `npm run api:record -- [<minor…>] [--all] [--installed]

  <minor…>  such as 9.17; of each, the best patch is taken. Without any, the installed
            version and what was published since the last record
  --all     records all versions anew
  --installed
            reads the installed packages alone and downloads nothing: after a change
            of the extractor. What it could not see before is unknown in older versions`,
  options: {
    all: { type: 'boolean', default: false },
    installed: { type: 'boolean', default: false },
  },
  maxNames: Infinity,
  findFaults({ names }) {
    const wrong = names.filter((name) => !/^\d+\.\d+$/.test(name));
    return wrong.map((name) => `"${name}" is no minor, such as 9.17.`);
  },
  run: ({ names, all, installed }) =>
    installed
      ? recordInstalled(process.cwd())
      : recordPublished({ siteDir: process.cwd(), wanted: names, isAll: all }),
});
