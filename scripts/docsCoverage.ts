import path from 'node:path';
import { getNearestNames } from '../src/utils/nearestNames';
import {
  describeUncovered,
  loadCoverage,
  readPageTree,
  measurePages,
  type PageCoverage,
} from '../plugins/coverage';
import { print, runCommand, toJson } from './lib/runCommand';

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

/**
 * Lists the identifiers that pages lack, each with the reason why it is left out or "no
 * reason". A report: `npm run docs:status` fails for those without one.
 */
void runCommand({
  usage: `npm run docs:coverage -- [<page>] [--json]

  <page>  such as /x/react-charts/pie, and one that is not written lacks all; without it
          every page that lacks an identifier
  --json  for other programs`,
  options: { json: { type: 'boolean', default: false } },
  maxNames: 1,
  async run({ names: [name], json }) {
    const { coverage } = await loadCoverage(path.resolve());
    const pages = name === undefined ? coverage : [pickPage(name, coverage)];
    const lacking = pages.filter(({ uncovered }) => uncovered.length > 0);
    print(
      json
        ? [toJson(pages)]
        : [
            ...lacking.flatMap(describeUncovered),
            `${pages.length} pages, ${lacking.length} lack identifiers.`,
          ],
    );
  },
});
