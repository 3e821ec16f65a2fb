import type { Header, HostingRules } from './types';

/** What static hosts take: rules in a file, and characters in a line. */
const MAX_RULES = 100;
const MAX_LINE = 2000;

function renderRule(pattern: string, headers: readonly Header[]): string[] {
  const lines = headers.map(
    ({ name, value, secureValue }) => `  ${name}: ${secureValue ?? value}`,
  );
  return lines.length > 0 ? [pattern, ...lines] : [];
}

/** What a host would cut off or refuse. */
function findFaults(rules: readonly string[][]): string[] {
  const long = rules
    .flat()
    .filter((line) => line.length > MAX_LINE)
    .map(
      (line) =>
        `The line "${line.slice(0, 60).trim()}…" has ${line.length} characters, and hosts take ${MAX_LINE}: configure fewer services, or move inline scripts into files.`,
    );
  return rules.length > MAX_RULES
    ? [
        ...long,
        `There are ${rules.length} rules, and hosts take ${MAX_RULES}: put files that need the same headers into one folder.`,
      ]
    : long;
}

/**
 * The `_headers` file of static hosts. They send the headers of every rule that fits,
 * and join those of one name, so no two rules for an address name the same header.
 *
 * @param pageAddresses patterns of the area without patterns; see listPageAddresses
 * @throws an Error that lists what hosts would not take
 */
export function renderHeadersFile(
  { areas, additions }: HostingRules,
  pageAddresses: readonly string[],
): string {
  const rules = [
    ...additions.map(({ pattern, headers }) => renderRule(pattern, headers)),
    ...areas.flatMap(({ patterns, headers }) =>
      (patterns.length > 0 ? patterns : pageAddresses).map((pattern) =>
        renderRule(pattern, headers),
      ),
    ),
  ].filter((rule) => rule.length > 0);
  const faults = findFaults(rules);
  if (faults.length > 0) {
    throw new Error(
      `Static hosts don’t take these headers:\n- ${faults.join('\n- ')}`,
    );
  }
  return `${rules.map((rule) => rule.join('\n')).join('\n\n')}\n`;
}
