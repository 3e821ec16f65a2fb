import type { Report, Table } from './types';

function renderCell(cell: Table['rows'][number][number]): string {
  if (cell === null) {
    return '';
  }
  return typeof cell === 'number' ? cell.toLocaleString('en-US') : cell;
}

/** A table of a report as Markdown, below its title. */
export function renderTable({ title, note, columns, rows }: Table): string {
  const isNumber = columns.map((_, at) =>
    rows.every((row) => typeof row[at] !== 'string'),
  );
  return [
    `## ${title}`,
    '',
    note,
    '',
    `| ${columns.join(' | ')} |`,
    `| ${isNumber.map((yes) => (yes ? '---:' : '---')).join(' | ')} |`,
    ...rows.map((row) => `| ${row.map(renderCell).join(' | ')} |`),
    '',
  ].join('\n');
}

/** All reports as one page: each table, and what it was measured on. */
export function renderReports(reports: readonly Report[]): string {
  const parts = reports.flatMap(({ machine, commit, tables }) =>
    tables.map(
      (table) => `${renderTable(table)}\nMeasured at ${commit} on ${machine}.\n`,
    ),
  );
  return [
    '# Benchmarks',
    '',
    'Written by `npm run bench` and `npm run search:eval`, from the JSON files beside it. Compare figures of one run: machines differ, and so does one machine from hour to hour.',
    '',
    parts.join('\n'),
  ].join('\n');
}
