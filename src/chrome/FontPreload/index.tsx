import { useEffect } from 'react';
import Head from '@docusaurus/Head';
import fontUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { usePortalFields } from '@site/src/contexts/PortalFieldsProvider';

/** Fetches the fonts service's style sheet once the page is there: no text waits for it. */
function FontService({ url }: { url: string }) {
  useEffect(() => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    document.head.append(link);
    return () => link.remove();
  }, [url]);
  return (
    <Head>
      <link rel="preconnect" href={new URL(url).origin} crossOrigin="anonymous" />
    </Head>
  );
}

/**
 * Fetches the site's font beside its stylesheet: what comes later is not shown on this
 * page. Where a fonts service is configured, the fonts come from there.
 */
export default function FontPreload() {
  const { fontsUrl } = usePortalFields();
  return fontsUrl === undefined ? (
    <Head>
      <link
        rel="preload"
        as="font"
        type="font/woff2"
        href={fontUrl}
        crossOrigin="anonymous"
      />
    </Head>
  ) : (
    <FontService url={fontsUrl} />
  );
}
