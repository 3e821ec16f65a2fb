import { orderVersions } from '../common/history/version';
import type { Registry } from './registry';

/** The exact version of each package that a release brings along, itself included. */
export type Closure = ReadonlyMap<string, string>;

/** A closure, or what of it the registry does not have: `@mui/x-charts-pro@8.1.0`. */
export type ClosureResult = { closure: Closure } | { missing: string };

/**
 * The packages that a release brings along. Others are those that the portal has, or none:
 * the history takes nothing from them. The charts of version 7 load react-spring where
 * they name their classes, those of 9.12 parts of Base UI that older versions of it lack.
 */
const BROUGHT = /^@(?:mui\/x-|react-spring\/|base-ui\/)/;

/** What versions begin with that a range such as `^9.2.0` or `~9.7.5` allows. */
function toPrefix(range: string): string {
  return `${range
    .slice(1)
    .split('.')
    .slice(0, range.startsWith('~') ? 2 : 1)
    .join('.')}.`;
}

/**
 * The version that meets a range: the exact one, or the lowest that a caret or a tilde
 * allows, for that is what the release was made with.
 */
async function findVersion(
  registry: Registry,
  name: string,
  range: string,
): Promise<string | undefined> {
  const versions = await registry.listVersions(name);
  if (!/^[~^]/.test(range)) {
    return versions.find((version) => version === range);
  }
  const lowest = range.slice(1);
  const prefix = toPrefix(range);
  return versions
    .filter(
      (version) =>
        version.startsWith(prefix) &&
        !version.includes('-') &&
        orderVersions(version, lowest) >= 0,
    )
    .sort(orderVersions)[0];
}

/**
 * Resolves a release with all that it brings along, one version of each: of two copies the
 * compiler would take the types for unrelated.
 *
 * @param names the release's packages, all of the same version
 */
export async function resolveClosure(
  registry: Registry,
  names: readonly string[],
  version: string,
): Promise<ClosureResult> {
  for (const name of names) {
    if (!(await registry.listVersions(name)).includes(version)) {
      return { missing: `${name}@${version}` };
    }
  }
  const closure = new Map(names.map((name) => [name, version]));
  // The map grows while it is walked: a package's dependencies come after it.
  for (const [name, own] of closure) {
    const dependencies = await registry.getDependencies(name, own);
    for (const [dependency, range] of Object.entries(dependencies)) {
      if (!BROUGHT.test(dependency)) {
        continue;
      }
      const known = closure.get(dependency);
      if (known === undefined) {
        const found = await findVersion(registry, dependency, range);
        if (found === undefined) {
          return { missing: `${dependency}@${range}` };
        }
        closure.set(dependency, found);
      } else if (!/^[~^]/.test(range) && range !== known) {
        return {
          missing: `one version of ${dependency}, not ${known} and ${range}`,
        };
      }
    }
  }
  return { closure };
}
