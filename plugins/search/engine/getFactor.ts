import type { Intent } from './getIntent';
import type { IndexedEntry, IndexedPage } from './indexFormat';
import { FACTORS, FORM_WEIGHTS, PRODUCT_WEIGHTS, TYPE_WEIGHTS } from './weights';

function isLittleKnown({ anchor }: IndexedEntry, page: IndexedPage): boolean {
  return page.kind === 'api' && anchor !== undefined && !page.isWellKnown;
}

function getProductFactor(
  { product }: IndexedPage,
  { currentProduct, meant }: Intent,
): number {
  if (product === undefined) {
    return 1;
  }
  return (
    PRODUCT_WEIGHTS[product] *
    (product === currentProduct ? FACTORS.currentProduct : 1) *
    (meant.size > 0 && !meant.has(product) ? FACTORS.otherProduct : 1)
  );
}

/** What an entry counts for what it is and for how the query is put, whatever it answers. */
export function getFactor(
  entry: IndexedEntry,
  page: IndexedPage,
  intent: Intent,
): number {
  const isOldName = entry.type === 'oldName';
  const isName = page.kind === 'api' || isOldName;
  const isUnasked = page.kind === 'migration' && !isOldName && !intent.isMigrating;
  const isByChance = isOldName && intent.isPlain && !intent.isMigrating;
  return (
    TYPE_WEIGHTS[entry.type] *
    FORM_WEIGHTS[intent.form][isName ? 'reference' : 'guides'] *
    getProductFactor(page, intent) *
    (isUnasked ? FACTORS.migration : 1) *
    (isByChance ? FACTORS.oldNameInWords : 1) *
    (entry.isDeprecated ? FACTORS.deprecated : 1) *
    (isLittleKnown(entry, page) ? FACTORS.littleKnown : 1)
  );
}
