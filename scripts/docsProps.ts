import fs from 'node:fs';
import path from 'node:path';
import { loadApi } from '../plugins/api-reference';
import {
  MAIN_COMPONENTS,
  findPropLinks,
  measureProps,
  type ComponentCoverage,
  type PageLinks,
} from '../plugins/coverage';
import { readReportArguments } from './lib/reportArguments';
import { runCommand } from './lib/runCommand';
import { readDocsPages } from '../plugins/pages';

/**
 * Lists the props of the main components with the pages that explain them: those that link
 * to the prop's entry in the reference. A report: it fails for nothing but its arguments.
 */

const USAGE = `npm run docs:props            a summary, and every prop with its pages
npm run docs:props -- --json  the same for other programs`;

const SITE_DIR = path.resolve();

function readLinks(): PageLinks[] {
  return readDocsPages(path.join(SITE_DIR, 'docs')).map(({ permalink, file }) => ({
    route: permalink,
    links: findPropLinks(fs.readFileSync(file, 'utf8')),
  }));
}

function printComponent({ name, explained, props }: ComponentCoverage): void {
  const width = Math.max(...props.map((prop) => prop.name.length));
  console.log(`\n${name}: ${explained} of ${props.length} props explained`);
  for (const prop of props) {
    const note = prop.deprecated ? ' (deprecated)' : '';
    console.log(
      `  ${prop.name.padEnd(width)}  ${prop.pages.join(', ') || 'not yet'}${note}`,
    );
  }
}

function printSummary(coverage: readonly ComponentCoverage[]): void {
  const sum = (count: (component: ComponentCoverage) => number) =>
    coverage.reduce((total, component) => total + count(component), 0);
  coverage.forEach(({ name, explained, props }) =>
    console.log(`${`${explained} of ${props.length}`.padStart(12)}  ${name}`),
  );
  console.log(
    `${sum((component) => component.explained)} of ${sum(({ props }) => props.length)} props of ${coverage.length} main components are explained on a page.`,
  );
}

void runCommand(async () => {
  const { json } = readReportArguments(USAGE, 0);
  const products = await loadApi({ siteDir: SITE_DIR });
  const coverage = measureProps(products, MAIN_COMPONENTS, readLinks());
  if (json) {
    console.log(JSON.stringify(coverage, null, 2));
    return;
  }
  coverage.forEach(printComponent);
  console.log('');
  printSummary(coverage);
});
