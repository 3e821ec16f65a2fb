import { FAULT_TITLES, type LinkFault, type LinkFaultKind } from './types';

/** Sources that are named for each address. */
const SHOWN_SOURCES = 5;

function formatTarget(target: string, sources: readonly string[]): string[] {
  const shown = sources.slice(0, SHOWN_SOURCES);
  const rest = sources.length - shown.length;
  return [
    `  ${target}`,
    `    in ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`,
  ];
}

function formatKind(kind: LinkFaultKind, faults: readonly LinkFault[]): string[] {
  const own = faults.filter((fault) => fault.kind === kind);
  const targets = [...new Set(own.map(({ target }) => target))].sort();
  if (targets.length === 0) {
    return [];
  }
  const lines = targets.flatMap((target) =>
    formatTarget(
      target,
      own.filter((fault) => fault.target === target).map(({ source }) => source),
    ),
  );
  return [`${FAULT_TITLES[kind]} (${targets.length})`, ...lines, ''];
}

/** The faults as a list for people: by kind, then by address, each with where it stands. */
export function formatReport(faults: readonly LinkFault[]): string {
  const kinds = Object.keys(FAULT_TITLES) as LinkFaultKind[];
  return kinds
    .flatMap((kind) => formatKind(kind, faults))
    .join('\n')
    .trimEnd();
}
