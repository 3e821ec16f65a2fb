import type { ApiProduct } from '../../plugins/api-reference/types';
import {
  compareTranslations,
  type TranslationStatus,
} from '../../plugins/api-reference/translations/compareTranslations';
import { listTexts } from '../../plugins/api-reference/translations/listTexts';
import { readTranslations } from '../../plugins/api-reference/translations/translationFiles';
import { loadReference, ROOT } from './loadReference';

/** The Chinese descriptions held against the English ones of the installed packages. */

let products: ApiProduct[];
let status: TranslationStatus;

beforeAll(async () => {
  ({ products } = await loadReference());
  status = compareTranslations(
    listTexts(products),
    readTranslations({ siteDir: ROOT, locale: 'zh' }),
  );
});

it('every text of the reference has a key of its own', () => {
  const keys = listTexts(products).map(({ page, key }) => `${page}#${key}`);
  expect(keys.length).toBeGreaterThan(5_000);
  expect(keys).toEqual([...new Set(keys)]);
});

describe('the Chinese descriptions', () => {
  it('keep the code of the English ones', () => {
    const faults = status.pages.flatMap((page) =>
      page.faults.map(({ key, lost }) => `${page.page}#${key} lacks ${lost.join()}`),
    );
    expect(faults).toEqual([]);
  });

  it('translate what there is', () => {
    const orphaned = status.pages.flatMap((page) =>
      page.orphaned.map((key) => `${page.page}#${key}`),
    );
    expect([...orphaned, ...status.orphaned]).toEqual([]);
  });

  it('are complete and current', () => {
    const missing = status.pages
      .flatMap((page) => [...page.new, ...page.changed])
      .map(({ page, key }) => `${page}#${key}`);
    expect(missing).toEqual([]);
  });
});
