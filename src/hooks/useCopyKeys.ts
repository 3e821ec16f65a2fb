import { isApplePlatform } from '@site/src/utils/isApplePlatform';
import { useHydrated } from './useHydrated';

export interface CopyKeys {
  /** As the reader's keyboard has them, such as `⌘C`. */
  label: string;
  /** As `aria-keyshortcuts` wants them, such as `Meta+C`. */
  aria: string;
}

const APPLE_KEYS: CopyKeys = { label: '⌘C', aria: 'Meta+C' };
const OTHER_KEYS: CopyKeys = { label: 'Ctrl+C', aria: 'Control+C' };

/**
 * The keys of the copy shortcut on the reader's platform. Undefined on the server and
 * while its markup is hydrated, so that both agree.
 */
export function useCopyKeys(): CopyKeys | undefined {
  const isHydrated = useHydrated();
  if (!isHydrated) {
    return undefined;
  }
  return isApplePlatform() ? APPLE_KEYS : OTHER_KEYS;
}
