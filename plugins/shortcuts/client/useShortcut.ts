import { useEffect, useEffectEvent } from 'react';
import type { LabelKey } from '@site/src/i18n/types';
import { registerShortcut } from './registry';

/**
 * Registers a shortcut of one key while a component is on the page.
 *
 * @param key as in `Shortcut`; undefined where there is nothing to run now
 * @param labelKey says what it does, in the list of shortcuts
 */
export function useShortcut(
  key: string | undefined,
  labelKey: LabelKey,
  run: () => void,
): void {
  const handleKey = useEffectEvent(run);
  useEffect(
    () =>
      key === undefined
        ? undefined
        : registerShortcut({ keys: [key], labelKey, run: () => handleKey() }),
    [key, labelKey],
  );
}
