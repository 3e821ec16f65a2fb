import { BUILD_OPTION, finish } from './lib/openBuild';
import { runCommand } from './lib/runCommand';

/**
 * Finishes a build: what is made of all languages together. A part of `npm run build`;
 * alone it makes that anew on the last build.
 */
void runCommand({
  usage: `npm run build:finish -- [--dir build]

  --dir  the build's folder`,
  options: BUILD_OPTION,
  run: ({ dir }) => finish(dir),
});
