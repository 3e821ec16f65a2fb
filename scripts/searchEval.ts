import path from 'node:path';
import { withServedBuild } from '../plugins/hosting';
import {
  bundleEngine,
  createSearchReport,
  measureSearch,
  raiseFloors,
  renderMisses,
  sortQuestions,
} from '../plugins/search';
import { writeJson } from '../src/node/jsonFile';
import { print, runCommand, toJson } from './lib/runCommand';

const BUILD = 'build';

/**
 * Asks the last build's search the questions of plugins/search/evaluation/questions in a
 * browser, and writes what it answers and how long it takes to benchmarks/search.json.
 */
void runCommand({
  usage: `npm run search:eval -- [--raise] [--misses]

  --raise   writes the hit rates as the new floor of the tests, where they are higher
  --misses  lists what was found instead, too`,
  options: {
    raise: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
  },
  async run({ raise, misses }) {
    const questions = sortQuestions(BUILD);
    const script = await bundleEngine();
    const findings = await withServedBuild(({ browser, origin }) =>
      measureSearch({ browser, origin, script, questions: questions.active }),
    );
    const report = createSearchReport(questions, findings);
    print([renderMisses(findings.answers, misses), toJson(report)]);
    writeJson(path.join('benchmarks', 'search.json'), report);
    if (raise) {
      raiseFloors(findings.answers);
    }
  },
});
