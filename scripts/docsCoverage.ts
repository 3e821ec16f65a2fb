import path from 'node:path';
import { getNearestNames } from '../src/utils/nearestNames';
import {
  describeUncovered,
  loadCoverage,
  readPageTree,
  measurePages,
  type PageCoverage,
} from '../plugins/coverage';
import { readReportArguments } from './lib/reportArguments';
import { runCommand } from './lib/runCommand';

/**
 * Lists the identifiers that pages lack, each with the reason why it is left out or "no
 * reason". A report: `npm run docs:status` fails for those without one.
 */

const USAGE = `npm run docs:coverage                         every page that lacks one
npm run docs:coverage -- /x/react-charts/pie  one page; one that is not written lacks all
npm run docs:coverage -- --json               for other programs`;

/** The measured page of a route; one that is not written yet has nothing. */
function pickPage(name: string, coverage: readonly PageCoverage[]): PageCoverage {
  const tree = readPageTree(path.resolve());
  const route = path.posix.join(
    '/x',
    name.replace(/^\/?x\//, '').replace(/\/$/, ''),
  );
  const plan = tree.find((page) => page.route === route);
  if (plan === undefined) {
    const routes = tree.map((page) => page.route);
    throw new Error(
      `The page tree has no page ${route}: near are ${getNearestNames(route, routes).join(', ')}.`,
    );
  }
  return (
    coverage.find((page) => page.route === route) ??
    measurePages([plan], [{ route, demos: 0, text: '' }], {})[0]!
  );
}

void runCommand(async () => {
  const { json, names } = readReportArguments(USAGE, 1);
  const { coverage } = await loadCoverage(path.resolve());
  const pages = names[0] === undefined ? coverage : [pickPage(names[0], coverage)];
  if (json) {
    console.log(JSON.stringify(pages, null, 2));
    return;
  }
  const lacking = pages.filter(({ uncovered }) => uncovered.length > 0);
  lacking.flatMap(describeUncovered).forEach((line) => console.log(line));
  console.log(`${pages.length} pages, ${lacking.length} lack identifiers.`);
});
