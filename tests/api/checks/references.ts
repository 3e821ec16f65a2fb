import { PRODUCT_PACKAGES } from '../../../plugins/api-reference/extract/products';
import { listTexts } from '../../../plugins/api-reference/translations/listTexts';
import type { ApiProduct } from '../../../plugins/api-reference/types';
import { compile } from '../compile';

/** Names in `[[…]]` without a page, each with the first text that refers to it. */
function findPageless(products: readonly ApiProduct[]): Map<string, string> {
  const names = new Set(
    products.flatMap(({ pages }) => pages.map(({ name }) => name)),
  );
  const found = new Map<string, string>();
  for (const { page, key, en } of listTexts(products)) {
    for (const [, name = ''] of en.matchAll(/\[\[(\w+)\]\]/g)) {
      if (!names.has(name) && !found.has(name)) {
        found.set(name, `${page}#${key}`);
      }
    }
  }
  return found;
}

/**
 * Names in `[[…]]` that have no page and that no package exports as a type either: a
 * reader finds them nowhere.
 */
export function findUnknownReferences(products: readonly ApiProduct[]): string[] {
  const pageless = [...findPageless(products)];
  const packages = Object.values(PRODUCT_PACKAGES).flat();
  const errors = compile(
    pageless.flatMap(([name]) =>
      packages.map((entry) => `import type { ${name} } from '${entry.name}';`),
    ),
  );
  return pageless
    .filter((_, index) =>
      errors
        .slice(index * packages.length, (index + 1) * packages.length)
        .every((found) => found.length > 0),
    )
    .map(([name, place]) => `[[${name}]] in ${place}`);
}
