import { useRef, type Dispatch } from 'react';
import type { AdSource } from '../../chooseSource';
import type { AdEvent, AdState } from '../../reduceAd';
import type { AdShape } from '../../sessionShape';
import FeedAd from './FeedAd';
import ScriptPlace from './ScriptPlace';
import { usePolls } from './usePolls';
import styles from './styles.module.css';

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
