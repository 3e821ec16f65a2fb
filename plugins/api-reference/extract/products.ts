import type { Plan, ProductId } from '../types';

/** A package of a product, with the plan that it needs. */
export interface ProductPackage {
  name: string;
  plan: Plan;
  /**
   * Whether it is not published with each release of the product: the installed one may
   * be of another version than the smaller packages, and moves by hand.
   */
  hasOwnReleases?: true;
}

/** The packages of each product, smallest plan first: the order decides a name's home. */
export const PRODUCT_PACKAGES: Record<ProductId, readonly ProductPackage[]> = {
  'data-grid': [
    { name: '@mui/x-data-grid', plan: 'community' },
    { name: '@mui/x-data-grid-pro', plan: 'pro' },
    { name: '@mui/x-data-grid-premium', plan: 'premium' },
  ],
  'date-pickers': [
    { name: '@mui/x-date-pickers', plan: 'community' },
    { name: '@mui/x-date-pickers-pro', plan: 'pro' },
  ],
  charts: [
    { name: '@mui/x-charts', plan: 'community' },
    { name: '@mui/x-charts-pro', plan: 'pro' },
    { name: '@mui/x-charts-premium', plan: 'premium', hasOwnReleases: true },
  ],
  'tree-view': [
    { name: '@mui/x-tree-view', plan: 'community' },
    { name: '@mui/x-tree-view-pro', plan: 'pro' },
  ],
};

export const PRODUCT_IDS = Object.keys(PRODUCT_PACKAGES) as ProductId[];

const PLAN_SUFFIXES: Record<Plan, string> = {
  community: '',
  pro: 'Pro',
  premium: 'Premium',
};

/** The name that a component's variant of another plan would have. */
export function toVariantName(name: string, plan: Plan): string {
  return name.replace(/(?:Pro|Premium)$/, '') + PLAN_SUFFIXES[plan];
}

const productFiles = new Map<string, boolean>();

/**
 * Whether a file belongs to a documented package, not to what those build on. It is asked
 * of every declaration of every member, so that the answers are kept.
 */
export function isProductFile(fileName: string): boolean {
  const known =
    productFiles.get(fileName) ?? !/\/node_modules\/(?!@mui\/x-)/.test(fileName);
  productFiles.set(fileName, known);
  return known;
}
