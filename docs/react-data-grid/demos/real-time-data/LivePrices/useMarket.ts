import * as React from 'react';
import type { GridApiPro } from '@mui/x-data-grid-pro';
import { createMarket, type Contract } from './market';

/** Milliseconds between two messages. */
const INTERVAL = 50;

/**
 * Passes the market's trades on to a grid.
 *
 * @param contracts as the market opened; a stable list
 * @param rate trades per second; 0 pauses
 */
export function useMarket(
  apiRef: React.RefObject<GridApiPro | null>,
  contracts: readonly Contract[],
  rate: number,
) {
  const [trade] = React.useState(() => createMarket(contracts));

  React.useEffect(() => {
    if (rate === 0) {
      return undefined;
    }
    const timer = setInterval(() => {
      apiRef.current?.updateRows(trade(Math.round((rate * INTERVAL) / 1000)));
    }, INTERVAL);
    return () => clearInterval(timer);
  }, [apiRef, rate, trade]);
}
