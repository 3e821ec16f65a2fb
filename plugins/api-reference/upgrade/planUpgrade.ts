import { PRODUCT_IDS, PRODUCT_PACKAGES } from '../extract/products';
import { orderVersions } from '../common/history/version';
import { listMinors, planReleases, type Release } from '../releases/planReleases';
import { type Closure } from '../releases/resolveClosure';
import type { Registry } from '../releases/registry';

/** The releases that the portal is to move to. */
export interface UpgradePlan {
  releases: Release[];
  /** The exact version of each package that they bring along, one of each. */
  closure: Closure;
  /** The new version of each MUI X package in the portal's manifest. */
  dependencies: Record<string, string>;
}

/** What the releases bring along; of two versions of a package the higher. */
function mergeClosures(releases: readonly Release[]): Closure {
  const merged = new Map<string, string>();
  for (const [name, version] of releases.flatMap(({ closure }) => [...closure])) {
    const known = merged.get(name);
    if (known === undefined || orderVersions(version, known) > 0) {
      merged.set(name, version);
    }
  }
  return merged;
}

/**
 * Plans the move to another minor: of each product its best patch. Packages with releases
 * of their own stay as they are where the minor has none of theirs.
 *
 * @param minor such as `8.30`
 * @param wanted the MUI X packages in the portal's manifest
 * @throws one Error for all products and packages that cannot be had in it, each with the
 *   minors or versions that can
 */
export async function planUpgrade(
  registry: Registry,
  minor: string,
  wanted: readonly string[],
): Promise<UpgradePlan> {
  const faults: string[] = [];
  const releases: Release[] = [];
  for (const product of PRODUCT_IDS) {
    const plan = await planReleases(registry, product, [minor]);
    const [release] = plan.releases;
    const missing = PRODUCT_PACKAGES[product]
      .slice(release?.packages.length ?? 0)
      .filter(({ hasOwnReleases }) => !hasOwnReleases);
    if (release && missing.length === 0) {
      releases.push(release);
      continue;
    }
    const published = await listMinors(registry, product);
    faults.push(
      `- ${product}: ` +
        (release
          ? `${missing.map(({ name }) => name).join(' and ')} cannot be had in ${minor}. `
          : `${plan.skipped[0]?.reason} `) +
        `Minors of ${PRODUCT_PACKAGES[product][0]!.name}: ${published.slice(-8).join(', ')}`,
    );
  }
  if (faults.length > 0) {
    throw new Error(
      `The portal cannot move to ${minor}:\n${faults.join('\n')}\n` +
        'Nothing has been changed. Name a minor that all products have.',
    );
  }
  const closure = mergeClosures(releases);
  return {
    releases,
    closure,
    dependencies: Object.fromEntries(
      wanted.flatMap((name) => {
        const version = closure.get(name);
        return version === undefined ? [] : [[name, version]];
      }),
    ),
  };
}
