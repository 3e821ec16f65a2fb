export {
  readCodeChoice,
  storeCodeChoice,
  subscribeToCodeChoice,
} from './codeChoice';
export {
  API_LAYOUTS,
  DEFAULT_LAYOUT,
  LAYOUT_PREFIX,
  joinLayouts,
  type ApiLayout,
  type ApiSectionKind,
} from './apiLayouts';
export {
  DATE_LIBRARIES,
  MAX_RECENT_LENGTH,
  MAX_RECENT_SEARCHES,
  type CodeStyling,
  type CodeVariant,
  type DateLibrary,
} from './definitions';
export {
  formatDemoHash,
  listDemoHashes,
  parseDemoHash,
  type CodeChoice,
  type DemoHash,
} from './hash';
export {
  LINK_NAMES,
  fromSettings,
  parseLinkQuery,
  toLinkQuery,
  toSettings,
  type LinkSettings,
} from './link';
export { getSettingsStore } from './store';
export { toShownMode } from './shownMode';
export { MODE_STORAGE_NAME } from './stampedValues';
export { useSetting } from './useSetting';
export { useShareQuery } from './useShareQuery';
export { overrideSettings } from './visit';
