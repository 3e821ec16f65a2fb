import type { Product } from '../../../src/utils/paths';
import { GUIDES } from './guides';
import { PLANS, type Situation } from './planMigration';

/** Reads what a page's address says; what means nothing is left out. */
export function parseSituation(search: string): Situation {
  const parameters = new URLSearchParams(search);
  const origins: Situation['origins'] = {};
  for (const [product, guides] of Object.entries(GUIDES)) {
    const known = guides.find(({ from }) => from === parameters.get(product));
    if (known) {
      origins[product as Product] = known.from;
    }
  }
  const plan = PLANS.find((name) => name === parameters.get('plan'));
  return { origins, plan: plan ?? 'community' };
}

/** The query of an address that says a situation; empty for none. */
export function formatSituation({ origins, plan }: Situation): string {
  const parameters = new URLSearchParams(
    Object.entries(origins).filter(([, origin]) => origin !== undefined),
  );
  if (plan !== 'community') {
    parameters.set('plan', plan);
  }
  return parameters.toString();
}
