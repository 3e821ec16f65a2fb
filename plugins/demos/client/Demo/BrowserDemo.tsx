import ServerMarkup from '@site/src/components/ServerMarkup';
import { useCodeChoice } from '@site/plugins/settings/client';
import { useNear } from '@site/src/hooks/useNear';
import { pickStyling } from './loadDemo';

import type { DemoContext, LoadStylings } from './types';
import { useLoadedDemo } from './useLoadedDemo';
import styles from './styles.module.css';

interface BrowserDemoProps {
  demo: DemoContext;
  loads: LoadStylings;
}

/** The server's markup until the reader is near and the demo has come; then the live demo. */
export default function BrowserDemo({ demo, loads }: BrowserDemoProps) {
  const [ref, near] = useNear<HTMLDivElement>();
  const choice = useCodeChoice();
  const styling = pickStyling(demo.stylings, choice.styling);
  const { loaded, wantedStyling } = useLoadedDemo(loads, styling, near, ref);
  return loaded === undefined ? (
    <ServerMarkup ref={ref} className={styles.reserved} />
  ) : (
    <div className={styles.reserved} data-live={loaded.styling}>
      <loaded.LiveView demo={demo} loaded={loaded} wantedStyling={wantedStyling} />
    </div>
  );
}
