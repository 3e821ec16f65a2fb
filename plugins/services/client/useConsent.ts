import { useSyncExternalStore } from 'react';
import {
  getConsent,
  refusesTracking,
  setConsent,
  subscribeToConsent,
  type Consent,
} from './consent';
import { useHydrated } from '@site/src/hooks/useHydrated';
import { useService } from './useService';

/** The services that need the reader's consent, of those that are configured. */
export interface AskedServices {
  analytics: boolean;
  ads: boolean;
}

export interface ConsentControl {
  /** Nothing of it is true in a portal without such services: then nobody is asked. */
  asked: AskedServices;
  /** Undefined before the reader has answered. */
  consent: Consent | undefined;
  /** Whether the browser has said no for its reader. */
  isRefused: boolean;
  setConsent: (consent: Consent) => void;
}

/**
 * The reader's answer, live, and what it is about. The server and the hydrating render
 * know neither: for them nothing is asked.
 */
export function useConsent(): ConsentControl {
  const analytics = useService('analytics') !== undefined;
  const feed = useService('adFeedUrl') !== undefined;
  const script = useService('adScriptUrl') !== undefined;
  const consent = useSyncExternalStore(
    subscribeToConsent,
    getConsent,
    () => undefined,
  );
  const isRefused = useHydrated() && refusesTracking(window.navigator);
  return {
    asked: { analytics, ads: feed || script },
    consent,
    isRefused,
    setConsent,
  };
}
