import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadPortalConfig } from '../config/portal';
import { readEnvironment } from '../config/readEnvironment';
import { finishBuild } from '../postbuild';
import { openBuiltSite } from '../postbuild/openBuiltSite';

/**
 * Finishes a build: what is made of all languages together. A part of `npm run build`;
 * alone it finishes a build that was joined from several machines.
 *
 * --dir build  the build's folder
 */
const { values } = parseArgs({
  options: { dir: { type: 'string', default: 'build' } },
});
const siteDir = path.join(__dirname, '..');
const portal = loadPortalConfig(readEnvironment(siteDir));

finishBuild(openBuiltSite(values.dir, siteDir, portal), console.log).catch(
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
