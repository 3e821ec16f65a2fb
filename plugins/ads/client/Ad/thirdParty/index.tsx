import { useRef, type Dispatch, useEffect } from 'react';
import type { AdSource } from '../../chooseSource';
import type { AdEvent, AdState } from '../../reduceAd';
import type { AdShape } from '../../sessionShape';
import FeedAd from './FeedAd';
import { usePolls } from './usePolls';
import styles from './styles.module.css';
import { getThirdPartyLabel } from '../../getShownLabel';
import { reportClick } from '../../reportAd';
import { runWhenIdle } from '@site/src/utils/runWhenIdle';

/** The id by which the script of the Carbon network finds itself; others need none. */
const SCRIPT_ID = '_carbonads_js';

/**
 * Loads the script of an ad network into a place once the page is idle; the script draws
 * its ad beside itself. A script that can't be loaded does nothing.
 *
 * @returns the function that empties the place again
 */
export function loadAdScript(url: string, place: Element): () => void {
  const cancel = runWhenIdle(() => {
    const script = document.createElement('script');
    Object.assign(script, { id: SCRIPT_ID, src: url, async: true });
    place.append(script);
  });
  return () => {
    cancel();
    place.replaceChildren();
  };
}

/** Where the script of an ad network draws its ad. React leaves alone what is in it. */
function ScriptPlace({ url }: { url: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = ref.current!;
    const unload = loadAdScript(url, place);
    const report = ({ target }: Event) => {
      if ((target as Element).closest('a[href]')) {
        reportClick(getThirdPartyLabel({ kind: 'script', url }));
      }
    };
    place.addEventListener('click', report);
    return () => {
      place.removeEventListener('click', report);
      unload();
    };
  }, [url]);
  return <div ref={ref} className={styles.script} />;
}

interface ThirdPartyProps {
  source: AdSource;
  shape: AdShape;
  state: AdState;
  dispatch: Dispatch<AdEvent>;
}

/** Asks a third party for an ad, shows what comes, and looks whether a blocker keeps it out. */
export default function ThirdParty({
  source,
  shape,
  state,
  dispatch,
}: ThirdPartyProps) {
  const place = useRef<HTMLDivElement>(null);
  usePolls(place, source.kind, dispatch);
  return (
    <div
      ref={place}
      className={styles.place}
      data-covered={state.name !== 'waiting' && state.name !== 'third-party'}
    >
      {source.kind === 'feed' ? (
        <FeedAd source={source} shape={shape} state={state} dispatch={dispatch} />
      ) : (
        <ScriptPlace url={source.url} />
      )}
    </div>
  );
}
