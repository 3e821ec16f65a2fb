import path from 'node:path';
import { findDemoFaults, writeDemo } from '../plugins/demos';
import { runCommand } from './lib/runCommand';

/** Writes a new demo beside its page: one that runs, for its author to change. */

const DOCS = path.resolve('docs');

void runCommand({
  usage: `npm run new:demo -- <page path>/<Name> [--stylings] [--several-files]

  <page path>      folder of the page in docs/, such as react-charts/bars
  <Name>           name of the demo in PascalCase, such as MonthlyLoans
  --stylings       a folder with the same look in system, Tailwind and CSS
  --several-files  a folder with the data in a file of its own`,
  options: {
    stylings: { type: 'boolean', default: false },
    'several-files': { type: 'boolean', default: false },
  },
  maxNames: Infinity,
  findFaults: ({ names }) => [
    ...(names.length === 1
      ? []
      : [
          `Name one demo by its page and name (found ${names.join(' and ') || 'none'}).`,
        ]),
    ...names.slice(0, 1).flatMap((id) => findDemoFaults(id, DOCS)),
  ],
  async run({ names: [id], stylings, 'several-files': severalFiles }) {
    console.log(await writeDemo(id!, { stylings, severalFiles }, DOCS));
  },
});
