import { findRenameFaults, renameDemo } from '../plugins/demos';
import { runCommand } from './lib/runCommand';

/** Gives a demo another name; links to the old one lead to it. */

const ROOTS = { siteDir: process.cwd(), docsDir: 'docs' };

void runCommand({
  usage: `npm run rename:demo -- <page path>/<Name> <NewName>

  <page path>  folder of the page in docs/, such as react-charts/bars
  <Name>       name of the demo today
  <NewName>    its new name in PascalCase: what it shows, such as RoundedBars`,
  maxNames: 2,
  findFaults: ({ names: [id, name] }) =>
    id === undefined || name === undefined
      ? ['Name a demo by its page and name, and its new name.']
      : findRenameFaults(id, name, ROOTS),
  run({ names: [id, name] }) {
    console.log(renameDemo(id!, name!, ROOTS));
  },
});
