import { useCallback } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useModule, type ModuleState } from '@site/src/hooks/useModule';
import type { ProductHistory } from '../../common/history/types';
import type { ProductId } from '../../types';

/** The records that have come, by address: a reader goes back and forth. */
const loaded = new Map<string, ProductHistory>();

async function loadProductHistory(address: string): Promise<ProductHistory> {
  const known = loaded.get(address);
  if (known !== undefined) {
    return known;
  }
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  const history = (await response.json()) as ProductHistory;
  loaded.set(address, history);
  return history;
}

/** Route of a product's record, without the site's base URL. */
export function toHistoryAddress(product: ProductId): string {
  return `/x/api/${product}/history.json`;
}

/** Loads the record of a product, in the browser. */
export function useProductHistory(product: ProductId): ModuleState<ProductHistory> {
  const { withBaseUrl } = useBaseUrlUtils();
  const address = withBaseUrl(toHistoryAddress(product));
  const load = useCallback(() => loadProductHistory(address), [address]);
  return useModule(load, useIsBrowser());
}
