import { useEffect } from 'react';
import Head from '@docusaurus/Head';
import {
  renderApiLayoutScript,
  stampApiLayouts,
} from '@site/src/settings/apiLayouts';
import { getSettingsStore } from '@site/src/settings/store';

/**
 * Stamps the reader's layouts on the document: before the first paint by a script, and
 * from then on at each change. The stylesheet does the rest, so that a change renders no
 * row anew.
 */
export default function LayoutStamp() {
  useEffect(() => {
    stampApiLayouts();
    return getSettingsStore().subscribe(stampApiLayouts);
  }, []);
  return (
    <Head>
      <script>{renderApiLayoutScript()}</script>
    </Head>
  );
}
