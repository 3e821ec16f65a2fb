import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './lib/runCommand';
import {
  sortQuestions,
  createSearchReport,
  renderMisses,
  raiseFloor,
  readFloor,
  writeFloor,
  LANGUAGES,
  measureSearch,
  bundleEngine,
  pickLanguage,
  type Answer,
} from '../plugins/search';
import { withServedBuild } from '../plugins/hosting';

/**
 * Asks the last build's search the questions of plugins/search/evaluation/questions in a browser, and writes
 * what it answers and how long it takes to benchmarks/search.json.
 *
 * --raise    writes the hit rates as the new floor of the tests, where they are higher
 * --misses   lists what was found instead, too
 */
const { values } = parseArgs({
  options: {
    raise: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
  },
});

const BUILD = 'build';

/** Lifts the floor of each language to what its answers reach. */
function raiseFloors(answers: readonly Answer[]) {
  const old = readFloor();
  const raised = LANGUAGES.map((language) => [
    language,
    raiseFloor(pickLanguage(answers, language), old[language]),
  ]);
  writeFloor(Object.fromEntries(raised));
}

async function run() {
  const questions = sortQuestions(BUILD);
  const script = await bundleEngine();
  const findings = await withServedBuild(({ browser, origin }) =>
    measureSearch({ browser, origin, script, questions: questions.active }),
  );
  const report = JSON.stringify(createSearchReport(questions, findings), null, 2);
  console.log(renderMisses(findings.answers, values.misses));
  console.log(report);
  fs.writeFileSync(path.join('benchmarks', 'search.json'), `${report}\n`);
  if (values.raise) {
    raiseFloors(findings.answers);
  }
}

void runCommand(run);
