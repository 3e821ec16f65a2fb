import { useEffect } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
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
  // In the browser the script of the HTML has run; Head would write one of its own beside
  // it, whose text isn't minified, and which the policy of the pages refuses.
  return ExecutionEnvironment.canUseDOM ? null : (
    <Head>
      <script>{renderApiLayoutScript()}</script>
    </Head>
  );
}
