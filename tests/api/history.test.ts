import { statSync } from 'node:fs';
import path from 'node:path';
import { PRODUCT_IDS } from '../../plugins/api-reference/extract/products';
import { assertRecorded } from '../../plugins/api-reference/history/assertRecorded';
import {
  HISTORY_DIR,
  loadHistory,
} from '../../plugins/api-reference/history/loadHistory';
import { readInstalledVersions } from '../../plugins/api-reference/extract/findInstalledPackages';
import type { ApiComponent } from '../../plugins/api-reference/types';
import { loadReference, type Reference } from './loadReference';

/** The recorded history held against the installed packages. */

const SITE_DIR = path.join(__dirname, '../..');

const histories = loadHistory({ siteDir: SITE_DIR });
const installed = readInstalledVersions(SITE_DIR);

let reference: Reference;

beforeAll(async () => {
  reference = await loadReference();
});

describe('the record of the installed version', () => {
  it('is what the packages have', () => {
    expect(() =>
      assertRecorded(reference.products, histories, installed),
    ).not.toThrow();
  });

  it('is found out where it is not', () => {
    const products = structuredClone(reference.products);
    const page = products
      .flatMap(({ pages }) => pages)
      .find(({ name }) => name === 'TreeItem') as ApiComponent;
    page.props[0]!.default = 'planted';
    expect(() => assertRecorded(products, histories, installed)).toThrow(
      `- TreeItem, prop ${page.props[0]!.name}: default is "planted"`,
    );
  });
});

describe('the record', () => {
  it('takes at most 1.5 MB', () => {
    const bytes = PRODUCT_IDS.map(
      (product) =>
        statSync(path.join(SITE_DIR, HISTORY_DIR, `${product}.json`)).size,
    );
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(1_500_000);
  });

  it.each(PRODUCT_IDS)('of %s reaches from version 7 to version 9', (product) => {
    const { versions } = histories.find((history) => history.product === product)!;
    expect(versions[0]).toMatch(/^7\.29\./);
    expect(versions.at(-1)).toMatch(/^9\./);
    expect(versions.length).toBeGreaterThan(25);
  });
});
