import { PRODUCT_PACKAGES, type ProductPackage } from '../extract/products';
import type { SkippedVersion } from '../common/history/types';
import { isRelease, orderVersions, toMinor } from '../common/history/version';
import type { ProductId } from '../types';
import type { Registry } from './registry';
import { resolveClosure, type Closure } from './resolveClosure';

/** The oldest minor that the history begins with: the last one of version 7. */
const FIRST_MINOR = '7.29';

interface MinorRequest {
  /** The minors that are published, ascending. */
  published: readonly string[];
  /** The versions that are recorded. */
  recorded: readonly string[];
  /** The exact version that is installed. */
  installed: string;
}

/** The newest recorded minor of a minor's own major version; of all, where that has none. */
function findNewest(recorded: readonly string[], minor: string): string {
  const [major = ''] = minor.split('.');
  const minors = recorded.map(toMinor).sort(orderVersions);
  return (
    minors.findLast((one) => one.startsWith(`${major}.`)) ??
    minors.at(-1) ??
    FIRST_MINOR
  );
}

/**
 * Selects what to record when nobody says what: the installed version, even where it is
 * recorded, for the record may disagree with the packages; and every minor that is newer
 * than the recorded ones of its major version: an older one goes on after the next has
 * begun.
 */
export function selectNewMinors({
  published,
  recorded,
  installed,
}: MinorRequest): string[] {
  return published.filter(
    (minor) =>
      minor === toMinor(installed) ||
      orderVersions(minor, findNewest(recorded, minor)) > 0,
  );
}

/** Selects every minor that the history can have. */
export function selectAllMinors({
  published,
}: Pick<MinorRequest, 'published'>): string[] {
  return published.filter((minor) => orderVersions(minor, FIRST_MINOR) >= 0);
}

/**
 * Selects the minors that somebody asks for.
 *
 * @param wanted such as `9.17`
 * @returns those that are published
 */
export function selectNamedMinors(
  wanted: readonly string[],
  { published }: Pick<MinorRequest, 'published'>,
): string[] {
  return wanted.filter((minor) => published.includes(minor));
}

/** A release of a product that can be had. */
export interface Release {
  product: ProductId;
  version: string;
  /** The product's packages that can be had, smallest first: of some only the smaller. */
  packages: readonly ProductPackage[];
  closure: Closure;
}

/** What is to be recorded, and what cannot be. */
export interface ReleasePlan {
  releases: Release[];
  skipped: SkippedVersion[];
}

/** The patches of each minor of a product's smallest package, newest first. */
async function mapPatches(
  registry: Registry,
  product: ProductId,
): Promise<Map<string, string[]>> {
  const [smallest] = PRODUCT_PACKAGES[product];
  const versions = (await registry.listVersions(smallest!.name))
    .filter(isRelease)
    .sort(orderVersions)
    .reverse();
  const patches = new Map<string, string[]>();
  for (const version of versions) {
    const minor = toMinor(version);
    patches.set(minor, [...(patches.get(minor) ?? []), version]);
  }
  return patches;
}

/** Lists the minors of which a product has releases, ascending. */
export async function listMinors(
  registry: Registry,
  product: ProductId,
): Promise<string[]> {
  return [...(await mapPatches(registry, product)).keys()].sort(orderVersions);
}

/**
 * The newest patch of which all packages can be had with what they need; failing that, of
 * which the most packages can be had, the smaller plans' first.
 */
async function planMinor(
  registry: Registry,
  product: ProductId,
  minor: string,
  patches: readonly string[],
): Promise<Release | { missing: string }> {
  const all = PRODUCT_PACKAGES[product];
  let missing = `${all[0]!.name}@${minor}`;
  for (let count = all.length; count > 0; count -= 1) {
    const packages = all.slice(0, count);
    for (const version of patches) {
      const result = await resolveClosure(
        registry,
        packages.map(({ name }) => name),
        version,
      );
      if ('closure' in result) {
        return { product, version, packages, closure: result.closure };
      }
      // What is told at last is what the newest patch of the smallest package lacks.
      missing = version === patches[0] ? result.missing : missing;
    }
  }
  return { missing };
}

/**
 * Adds the packages with releases of their own to the installed release: they are read
 * where they are installed, so that the registry need not have them in its version.
 */
function addOwnReleases(release: Release): Release {
  const { product, packages } = release;
  return {
    ...release,
    packages: PRODUCT_PACKAGES[product].filter(
      (one) => one.hasOwnReleases || packages.includes(one),
    ),
  };
}

/**
 * Plans what to record of a product: of each minor the best patch that can be had.
 *
 * @param minors such as `8.10`; those that are not published are skipped
 * @param installed the exact version that stands for its minor
 */
export async function planReleases(
  registry: Registry,
  product: ProductId,
  minors: readonly string[],
  installed?: string,
): Promise<ReleasePlan> {
  const patches = await mapPatches(registry, product);
  const plan: ReleasePlan = { releases: [], skipped: [] };
  for (const minor of [...minors].sort(orderVersions)) {
    const isInstalled = installed !== undefined && minor === toMinor(installed);
    const result = await planMinor(
      registry,
      product,
      minor,
      isInstalled ? [installed] : (patches.get(minor) ?? []),
    );
    if ('missing' in result) {
      plan.skipped.push({ minor, reason: `${result.missing} cannot be had.` });
    } else {
      plan.releases.push(isInstalled ? addOwnReleases(result) : result);
    }
  }
  return plan;
}
