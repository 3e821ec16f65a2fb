import { withServedBuild } from '../plugins/hosting';
import {
  bundleEngine,
  createSearchReport,
  measureSearch,
  raiseFloors,
  renderMisses,
  renderRates,
  SEALED_SETS,
  sortQuestions,
} from '../plugins/search';
import { writeJson } from '../src/node/jsonFile';
import { print, runCommand, toJson } from './lib/runCommand';
import { getBenchmarkFile, writeBenchmarkPage } from './lib/writeBenchmarkPage';

const BUILD = 'build';

/**
 * Asks the last build's search the questions of plugins/search/evaluation/questions in a
 * browser, and writes what it answers and how long it takes to benchmarks/search.json and
 * README.md.
 */
void runCommand({
  usage: `npm run search:eval -- [--raise] [--misses] [--sealed sealedA]

  --raise   writes the hit rates as the new floor of the tests, where they are higher
  --misses  lists what was found instead, too
  --sealed  asks a sealed set (${SEALED_SETS.join(', ')}) and prints its hit rates alone;
            once, when the work on the search is done`,
  options: {
    raise: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    sealed: { type: 'string' },
  },
  async run({ raise, misses, sealed }) {
    const set = SEALED_SETS.find((name) => name === sealed);
    if (sealed !== undefined && set === undefined) {
      throw new Error(
        `There is no sealed set "${sealed}". Write ${SEALED_SETS.join(' or ')}.`,
      );
    }
    const questions = sortQuestions(BUILD, set && [set]);
    const script = await bundleEngine();
    const findings = await withServedBuild(({ browser, origin }) =>
      measureSearch({ browser, origin, script, questions: questions.active }),
    );
    if (set) {
      print([renderRates(findings.answers, set)]);
      return;
    }
    const report = createSearchReport(questions, findings);
    print([renderMisses(findings.answers, misses), toJson(report)]);
    writeJson(getBenchmarkFile('search'), report);
    writeBenchmarkPage();
    if (raise) {
      raiseFloors(findings.answers);
    }
  },
});
