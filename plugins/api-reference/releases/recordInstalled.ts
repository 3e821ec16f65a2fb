import path from 'node:path';
import { writeAtomically } from '../../../src/node/writeAtomically';
import { extractRelease, type ReleaseModel } from '../extract/extractRelease';
import { readInstalledVersions } from '../extract/findInstalledPackages';
import { loadProduct } from '../extract/loadPackages';
import { PRODUCT_IDS, PRODUCT_PACKAGES } from '../extract/products';
import { formatHistory } from '../history/historyFile';
import { HISTORY_DIR, readHistory } from '../history/loadHistory';
import { rereadInstalled } from '../history/reread';
import { toSnapshot } from '../history/snapshot';

/** Names of the props that a product's components take from elsewhere. */
function listInherited({ inheritedProps = {} }: ReleaseModel): string[] {
  return Object.values(inheritedProps).flat();
}

/** Names of the props that elements hand down: to any component, in some version. */
function listElementProps({ pages, inheritedProps = {} }: ReleaseModel): string[] {
  return pages.flatMap((page) =>
    page.kind === 'component' &&
    page.inheritance &&
    page.inheritance.package === undefined
      ? (inheritedProps[page.name] ?? [])
      : [],
  );
}

/**
 * Records the installed version anew from the installed packages alone: after a change of
 * the extractor, and without a network.
 *
 * @throws what `readHistory` and `loadProduct` throw
 */
export function recordInstalled(siteDir: string): void {
  const dir = path.join(siteDir, HISTORY_DIR);
  const versions = readInstalledVersions(siteDir);
  const histories = PRODUCT_IDS.map((product) => readHistory(dir, product));
  const models = PRODUCT_IDS.map((product) =>
    extractRelease(product, loadProduct(siteDir, PRODUCT_PACKAGES[product])),
  );
  const elementProps = models.flatMap(listElementProps);
  models.forEach((model, index) => {
    const { product, pages } = model;
    const inherited = new Set([...elementProps, ...listInherited(model)]);
    const found = toSnapshot(model, versions[product]);
    const history = rereadInstalled(histories[index]!, found, inherited);
    writeAtomically(path.join(dir, `${product}.json`), formatHistory(history));
    console.log(`${product} ${versions[product]}: ${pages.length} entries`);
  });
}
