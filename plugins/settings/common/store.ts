import { createSettingsStore, type SettingsStore } from './createSettingsStore';
import { TEXT_STORAGES } from '../../../src/utils/storage';
import { startVisit, type Visit } from './visit';

let browser: { store: SettingsStore; visit: Visit } | undefined;

function startInBrowser() {
  const store = createSettingsStore(TEXT_STORAGES);
  window.addEventListener('storage', (event) => store.adopt(event.key));
  browser = { store, visit: startVisit(store) };
  return browser;
}

/**
 * The page's one store, created on first use; browser only. Settings of the address hold
 * from the first reading on, so that nothing is shown without them.
 */
export function getSettingsStore(): SettingsStore {
  return (browser ?? startInBrowser()).store;
}

/** What a link had brought into the visit when the page was loaded; browser only. */
export function getVisit(): Visit {
  return (browser ?? startInBrowser()).visit;
}
