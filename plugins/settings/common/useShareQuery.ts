import { useSyncExternalStore } from 'react';
import { getSettingsStore } from './store';
import { toShareQuery } from './visit';

function subscribe(listener: () => void) {
  return getSettingsStore().subscribe(listener);
}

/**
 * The query of a link with the settings that differ from the defaults, live and without
 * its `?`. The server and the hydrating render get an empty one.
 */
export function useShareQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => toShareQuery(getSettingsStore()),
    () => '',
  );
}
