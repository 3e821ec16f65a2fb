import { useSyncExternalStore } from 'react';
import Head from '@docusaurus/Head';
import { getSettingsStore } from '@site/src/settings/store';

function subscribe(listener: () => void) {
  return getSettingsStore().subscribe(listener);
}

function getDirection() {
  return getSettingsStore().get('direction');
}

/** As hydration renders nothing of it, the browser may know more than the server did. */
function getHydratedDirection() {
  return typeof window === 'undefined' ? 'ltr' : getDirection();
}

/**
 * Keeps the document right to left where the reader wants it so, although Docusaurus
 * writes the language's own direction there with every page. Before the first paint a
 * script stamps it, and between the two the client module `keepDirection` holds it.
 */
export default function DocumentDirection() {
  const isRtl =
    useSyncExternalStore(subscribe, getDirection, getHydratedDirection) === 'rtl';
  return (
    isRtl && (
      <Head>
        <html dir="rtl" />
      </Head>
    )
  );
}
