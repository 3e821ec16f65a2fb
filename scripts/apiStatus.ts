import {
  loadApi,
  listStatus,
  type ExportStatus,
  type Treatment,
  loadPackages,
  PRODUCT_IDS,
  PRODUCT_PACKAGES,
} from '../plugins/api-reference';
import { runCommand } from './lib/runCommand';

/**
 * Prints what the API reference documents of each package, and every export that it does
 * not. With --verbose also what is left out, with the reasons. With --check it fails for
 * a component that documented.ts does not speak of.
 */

const isVerbose = process.argv.includes('--verbose');
const isCheck = process.argv.includes('--check');

function countBy(
  statuses: readonly ExportStatus[],
  key: 'note' | 'treatment',
): string {
  const counts = new Map<string, number>();
  for (const status of statuses) {
    counts.set(status[key], (counts.get(status[key]) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} ${name}`).join(', ');
}

function printNames(title: string, statuses: readonly ExportStatus[]): void {
  if (statuses.length > 0) {
    console.log(`  ${title}:`);
    statuses.forEach(({ name, note }) =>
      console.log(`    ${name}${note === '' ? '' : `  (${note})`}`),
    );
  }
}

function printPackage(name: string, statuses: readonly ExportStatus[]): void {
  const having = (treatment: Treatment) =>
    statuses.filter((status) => status.treatment === treatment);
  console.log(
    `\n${name}: ${statuses.length} names, ${countBy(statuses, 'treatment')}`,
  );
  console.log(`  documented: ${countBy(having('documented'), 'note') || 'nothing'}`);
  printNames('unreviewed components', having('unreviewed'));
  printNames('undocumented', having('undocumented'));
  if (isVerbose) {
    printNames('left out', having('left out'));
  }
}

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const models = await loadApi({ siteDir });
  const unreviewed: ExportStatus[] = [];
  for (const [product, packages] of loadPackages(siteDir, PRODUCT_IDS)) {
    const model = models.find((candidate) => candidate.product === product)!;
    const statuses = listStatus(model, packages);
    for (const { name } of PRODUCT_PACKAGES[product]) {
      printPackage(
        name,
        statuses.filter((status) => status.package === name),
      );
    }
    unreviewed.push(
      ...statuses.filter(({ treatment }) => treatment === 'unreviewed'),
    );
  }
  if (isCheck && unreviewed.length > 0) {
    console.error(
      `\nComponents that the API reference neither documents nor leaves out:\n${unreviewed
        .map(({ name, package: home }) => `- ${name} (${home})`)
        .join(
          '\n',
        )}\nAdd each to COMPONENT_RULES in plugins/api-reference/documented.ts, with the reason.`,
    );
    process.exitCode = 1;
  }
}

void runCommand(main);
