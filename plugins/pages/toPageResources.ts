import { getProduct } from '../../src/utils/paths';
import type { BundleSizes, ComponentSize } from './readBundleSizes';

/** A component of a page, with what is recorded of it. */
export interface PageResource extends ComponentSize {
  name: string;
}

/**
 * What a page's header shows of its components, in the order of the front matter; those
 * that have no record are left out.
 *
 * @param names the page's components
 * @param folder the page's folder in the docs, such as `react-charts/bars`: two products
 *   may share a name
 */
export function toPageResources(
  names: readonly string[],
  folder: string,
  sizes: BundleSizes['components'],
): PageResource[] {
  const product = getProduct(`/x/${folder}`);
  return names.flatMap((name) => {
    const size = sizes[`${product}/${name}`] ?? sizes[name];
    return size === undefined ? [] : [{ name, ...size }];
  });
}
