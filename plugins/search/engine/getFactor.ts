import type { Intent } from './getIntent';
import type { IndexedEntry, IndexedPage } from './indexFormat';
import { FACTORS, FORM_WEIGHTS, PRODUCT_WEIGHTS, TYPE_WEIGHTS } from './weights';

function isLittleKnown({ anchor }: IndexedEntry, page: IndexedPage): boolean {
  return page.kind === 'api' && anchor !== undefined && !page.isWellKnown;
}

function getProductFactor(
  { product }: IndexedPage,
  { currentProduct, meant, named }: Intent,
): number {
  if (product === undefined) {
    return 1;
  }
  const other = named.size > 0 ? FACTORS.unnamedProduct : FACTORS.otherProduct;
  return (
    PRODUCT_WEIGHTS[product] *
    (product === currentProduct ? FACTORS.currentProduct : 1) *
    (meant.size > 0 && !meant.has(product) ? other : 1)
  );
}

/** Whether an entry is a name of the code, present or old, and no text that explains. */
export function isName(
  { type }: Pick<IndexedEntry, 'type'>,
  { kind }: Pick<IndexedPage, 'kind'>,
): boolean {
  return kind === 'api' || type === 'oldName';
}

/** What an entry counts for what it is and for how the query is put, whatever it answers. */
export function getFactor(
  entry: IndexedEntry,
  page: IndexedPage,
  intent: Intent,
): number {
  const isOldName = entry.type === 'oldName';
  const isUnasked = page.kind === 'migration' && !isOldName && !intent.isMigrating;
  const isByChance = isOldName && intent.isPlain && !intent.isMigrating;
  return (
    TYPE_WEIGHTS[entry.type] *
    FORM_WEIGHTS[intent.form][isName(entry, page) ? 'reference' : 'guides'] *
    getProductFactor(page, intent) *
    (isUnasked ? FACTORS.migration : 1) *
    (isByChance ? FACTORS.oldNameInWords : 1) *
    (entry.isDeprecated ? FACTORS.deprecated : 1) *
    (isLittleKnown(entry, page) ? FACTORS.littleKnown : 1)
  );
}
