import { measureDemos } from '../benchmarks/measure/measureDemos';
import { writeJson } from '../src/node/jsonFile';
import { print, runCommand, toJson } from './lib/runCommand';

/** What a demo costs a build and every page: measures it, and writes `benchmarks/demos.json`. */
void runCommand({
  usage: 'npm run bench:demos',
  async run() {
    const report = await measureDemos(process.cwd());
    writeJson('benchmarks/demos.json', report);
    print([toJson(report)]);
  },
});
