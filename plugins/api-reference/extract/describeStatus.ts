import type { ApiProduct } from '../types';
import { listStatus, type ExportStatus, type Treatment } from './listStatus';
import { loadPackages } from './loadPackages';
import { PRODUCT_IDS, PRODUCT_PACKAGES } from './products';

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

function describeNames(title: string, statuses: readonly ExportStatus[]): string[] {
  return statuses.length === 0
    ? []
    : [
        `  ${title}:`,
        ...statuses.map(
          ({ name, note }) => `    ${name}${note === '' ? '' : `  (${note})`}`,
        ),
      ];
}

function describePackage(
  name: string,
  statuses: readonly ExportStatus[],
  isVerbose: boolean,
): string[] {
  const having = (treatment: Treatment) =>
    statuses.filter((status) => status.treatment === treatment);
  return [
    `\n${name}: ${statuses.length} names, ${countBy(statuses, 'treatment')}`,
    `  documented: ${countBy(having('documented'), 'note') || 'nothing'}`,
    ...describeNames('unreviewed components', having('unreviewed')),
    ...describeNames('undocumented', having('undocumented')),
    ...(isVerbose ? describeNames('left out', having('left out')) : []),
  ];
}

/**
 * What the reference documents of each package, and every export that it does not.
 *
 * @param isVerbose whether what is left out is listed, with the reasons
 * @returns the lines of the report, and what is wrong: components that documented.ts does
 *   not speak of
 */
export function describeStatus(
  siteDir: string,
  models: readonly ApiProduct[],
  isVerbose: boolean,
): { lines: string[]; fault?: string } {
  const lines: string[] = [];
  const unreviewed: ExportStatus[] = [];
  for (const [product, packages] of loadPackages(siteDir, PRODUCT_IDS)) {
    const model = models.find((candidate) => candidate.product === product)!;
    const statuses = listStatus(model, packages);
    for (const { name } of PRODUCT_PACKAGES[product]) {
      const own = statuses.filter((status) => status.package === name);
      lines.push(...describePackage(name, own, isVerbose));
    }
    unreviewed.push(
      ...statuses.filter(({ treatment }) => treatment === 'unreviewed'),
    );
  }
  const names = unreviewed.map(({ name, package: home }) => `- ${name} (${home})`);
  return {
    lines,
    ...(names.length > 0 && {
      fault: `\nComponents that the API reference neither documents nor leaves out:\n${names.join('\n')}\nAdd each to COMPONENT_RULES in plugins/api-reference/documented.ts, with the reason.`,
    }),
  };
}
