import { localTextStorage } from '@site/src/utils/storage';

/** What the reader has answered about outside services that observe; absent means no answer yet. */
export type Consent = 'granted' | 'denied';

/** Name of the local storage entry with the answer. */
export const CONSENT_STORAGE_NAME = 'consent';

declare global {
  interface Navigator {
    /** Global Privacy Control: the reader's browser says no for them. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the browser says no for the reader, by Do-Not-Track or Global Privacy Control. */
export function refusesTracking({
  doNotTrack,
  globalPrivacyControl,
}: Pick<Navigator, 'doNotTrack' | 'globalPrivacyControl'>): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}

/** The stored answer; undefined for none, and for a text that is none. */
function parseConsent(text: string | null): Consent | undefined {
  return text === 'granted' || text === 'denied' ? text : undefined;
}

const listeners = new Set<() => void>();
/** This page's own answer: it wins over a stored one that could not be replaced. */
let chosen: Consent | undefined;

/**
 * The reader's answer; undefined where they have not been asked yet, which counts as no.
 * A browser that refuses tracking has answered for its reader. Browser only.
 */
export function getConsent(): Consent | undefined {
  if (refusesTracking(window.navigator)) {
    return 'denied';
  }
  return chosen ?? parseConsent(localTextStorage.read(CONSENT_STORAGE_NAME));
}

/** Keeps the reader's answer, as far as the browser lets us, and tells the subscribers. */
export function setConsent(consent: Consent): void {
  chosen = consent;
  localTextStorage.write(CONSENT_STORAGE_NAME, consent);
  listeners.forEach((listener) => listener());
}

function adopt({ key, storageArea }: StorageEvent) {
  // A null key is how a browser reports that the whole storage was cleared.
  const isOurs = key === CONSENT_STORAGE_NAME || key === null;
  if (isOurs && storageArea === window.localStorage) {
    chosen = undefined;
    listeners.forEach((listener) => listener());
  }
}

/** Calls back when the answer changes, here or in another tab; returns the function that stops it. */
export function subscribeToConsent(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', adopt);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('storage', adopt);
    }
  };
}
