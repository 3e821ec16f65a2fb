import path from 'node:path';
import { writeAtomically } from '../../../src/node/writeAtomically';
import { extractRelease } from '../extract/extractRelease';
import { readInstalledVersions } from '../extract/findInstalledPackages';
import { loadProduct } from '../extract/loadPackages';
import { PRODUCT_IDS, PRODUCT_PACKAGES } from '../extract/products';
import { formatHistory } from '../history/historyFile';
import { HISTORY_DIR, readHistory } from '../history/loadHistory';
import { rereadInstalled } from '../history/reread';
import { toSnapshot } from '../history/snapshot';

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
  models.forEach((model, index) => {
    const { product, pages } = model;
    const found = toSnapshot(model, versions[product]);
    const history = rereadInstalled(histories[index]!, found);
    writeAtomically(path.join(dir, `${product}.json`), formatHistory(history));
    console.log(`${product} ${versions[product]}: ${pages.length} entries`);
  });
}
