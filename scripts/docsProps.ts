import fs from 'node:fs';
import path from 'node:path';
import { loadApi, MAIN_COMPONENTS } from '../plugins/api-reference';
import { describeProps, findPropLinks, measureProps } from '../plugins/coverage';
import { readDocsPages } from '../plugins/pages';
import { print, runCommand, toJson } from './lib/runCommand';

/**
 * Lists the props of the main components with the pages that explain them: those that link
 * to the prop's entry in the reference. A report: it fails for nothing but its arguments.
 */
void runCommand({
  usage: `npm run docs:props -- [--json]

  --json  for other programs`,
  options: { json: { type: 'boolean', default: false } },
  async run({ json }) {
    const siteDir = path.resolve();
    const pages = readDocsPages(path.join(siteDir, 'docs')).map(
      ({ permalink, file }) => ({
        route: permalink,
        links: findPropLinks(fs.readFileSync(file, 'utf8')),
      }),
    );
    const products = await loadApi({ siteDir });
    const coverage = measureProps(products, MAIN_COMPONENTS, pages);
    print(json ? [toJson(coverage)] : describeProps(coverage));
  },
});
