import type { ComponentCoverage } from './measureProps';

function describeComponent({ name, explained, props }: ComponentCoverage): string[] {
  const width = Math.max(...props.map((prop) => prop.name.length));
  return [
    `\n${name}: ${explained} of ${props.length} props explained`,
    ...props.map(
      (prop) =>
        `  ${prop.name.padEnd(width)}  ${prop.pages.join(', ') || 'not yet'}${prop.deprecated ? ' (deprecated)' : ''}`,
    ),
  ];
}

/** Every prop with its pages, in lines, and a summary. */
export function describeProps(coverage: readonly ComponentCoverage[]): string[] {
  const sum = (count: (component: ComponentCoverage) => number) =>
    coverage.reduce((total, component) => total + count(component), 0);
  return [
    ...coverage.flatMap(describeComponent),
    '',
    ...coverage.map(
      ({ name, explained, props }) =>
        `${`${explained} of ${props.length}`.padStart(12)}  ${name}`,
    ),
    `${sum(({ explained }) => explained)} of ${sum(({ props }) => props.length)} props of ${coverage.length} main components are explained on a page.`,
  ];
}
