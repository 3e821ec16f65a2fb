import { useSyncExternalStore } from 'react';
import { useHistorySelector } from '@docusaurus/theme-common';
import {
  DEFAULT_CODE_CHOICE,
  readCodeChoice,
  subscribeToCodeChoice,
} from '../common/codeChoice';
import type { CodeChoice } from '../common/hash';

/**
 * The code variant and styling that hold on this page, live. The server and the
 * hydrating render get the defaults.
 */
export function useCodeChoice(): CodeChoice {
  // The router changes the hash without an event: its change renders this anew, and
  // no other change of the address does, for each demo of a page asks here.
  useHistorySelector(({ location }) => location.hash);
  const variant = useSyncExternalStore(
    subscribeToCodeChoice,
    () => readCodeChoice().variant,
    () => DEFAULT_CODE_CHOICE.variant,
  );
  const styling = useSyncExternalStore(
    subscribeToCodeChoice,
    () => readCodeChoice().styling,
    () => DEFAULT_CODE_CHOICE.styling,
  );
  return { variant, styling };
}
