import { useEffect, useReducer } from 'react';
import { isBot } from '../isBot';
import { reduceAd, WAITING } from '../reduceAd';
import { provideAdEvents, sendAdEvent } from '../reportAd';
import { useAdConfig } from '../AdConfigProvider';
import { useModule } from '@site/src/hooks/useModule';
import { useNear } from '@site/src/hooks/useNear';
import AdBoundary from './AdBoundary';
import styles from './styles.module.css';

function loadContent() {
  return import('./content');
}

/** The space of an ad, filled once the reader comes near. */
function AdSpace() {
  const [ref, near] = useNear<HTMLDivElement>();
  const [state, dispatch] = useReducer(reduceAd, WAITING);
  useEffect(provideAdEvents, []);
  const { module } = useModule(
    loadContent,
    near && !isBot(window.navigator.userAgent),
  );
  const Content = module?.default;
  const stop = () => {
    sendAdEvent('crash', state.name);
    dispatch({ type: 'crashed' });
  };
  return (
    <div ref={ref} className={styles.space} data-ad={state.name}>
      {Content && state.name !== 'failed' && (
        <AdBoundary onCrash={stop}>
          <Content state={state} dispatch={dispatch} />
        </AdBoundary>
      )}
    </div>
  );
}

/**
 * The ad of a page. Its space is in the server's HTML and keeps its height, whatever comes
 * or fails to come; bots and readers without script get nothing but that.
 *
 * @param page the page's path: another page gets another ad
 */
export default function Ad({ page }: { page: string }) {
  const { enabled } = useAdConfig();
  return enabled ? <AdSpace key={page} /> : null;
}
