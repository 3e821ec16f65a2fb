import type { Product } from '../../../src/utils/paths';
import { GUIDES, SHORT_NAMES, type Guide, type Origin } from './guides';

export const PLANS = ['community', 'pro', 'premium'] as const;

export type PlanChoice = (typeof PLANS)[number];

/** What a reader has. */
export interface Situation {
  /** The version of each library that is used. */
  origins: Partial<Record<Product, Origin>>;
  plan: PlanChoice;
}

/** A guide with the library that it is for. */
export interface PlannedGuide extends Guide {
  product: Product;
}

/** One major version to move to, with all libraries at once. */
export interface MigrationStep {
  to: Guide['to'];
  /** Packages with their ranges, as an install command takes them. */
  packages: string[];
  /** Codemods in the order to run them, without the folder of the code. */
  codemods: string[];
  guides: PlannedGuide[];
}

const PRODUCTS = Object.keys(GUIDES) as Product[];
const MAJORS = [5, 6, 7, 8] as const;

/** The guides that a library needs, from the version that a reader has. */
function listGuides(product: Product, origin: Origin | undefined): PlannedGuide[] {
  const guides = GUIDES[product];
  const first = guides.findIndex(({ from }) => from === origin);
  return first < 0
    ? []
    : guides.slice(first).map((guide) => ({ ...guide, product }));
}

/** The preset of one library, or that of all where several need theirs. */
function listPresets(guides: readonly PlannedGuide[], to: number): string[] {
  const [first, ...others] = guides.filter(({ hasPreset }) => hasPreset);
  if (first === undefined) {
    return [];
  }
  const folder = others.length > 0 ? '' : `${SHORT_NAMES[first.product]}/`;
  return [`@mui/x-codemod@8.29.3 v${to}.0.0/${folder}preset-safe`];
}

/**
 * Plans a migration to version 8: all libraries move together, one major version at a time.
 *
 * @returns the steps in their order; none where no library is used
 */
export function planMigration({ origins, plan }: Situation): MigrationStep[] {
  const all = PRODUCTS.flatMap((product) => listGuides(product, origins[product]));
  return MAJORS.flatMap((to) => {
    const guides = all.filter((guide) => guide.to === to);
    return guides.length === 0
      ? []
      : [
          {
            to,
            guides,
            packages: guides.map(
              ({ packages }) =>
                packages[Math.min(PLANS.indexOf(plan), packages.length - 1)]!,
            ),
            codemods: [
              ...listPresets(guides, to),
              ...guides.flatMap(({ codemods = [] }) => codemods),
            ],
          },
        ];
  });
}
