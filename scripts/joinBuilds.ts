import { joinBuilds } from '../plugins/build-info';
import { finish, loadPortal } from './lib/openBuild';
import { runCommand } from './lib/runCommand';

/**
 * Joins builds of single languages, and finishes what they make together: as if one build
 * had made all languages.
 */
void runCommand({
  usage: `npm run build:join -- <folder…> [--out build]

  <folder…>  of the builds, such as parts/en parts/zh
  --out      the folder that is written, new or empty`,
  options: { out: { type: 'string', default: 'build' } },
  maxNames: Infinity,
  async run({ names, out }) {
    const count = joinBuilds(names, out, loadPortal().languages);
    console.log(`${count} files of ${names.length} builds are in ${out}`);
    await finish(out);
  },
});
