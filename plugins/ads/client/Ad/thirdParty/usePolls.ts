import { useEffect, type Dispatch, type RefObject } from 'react';
import { markLinks } from '../../adLinks';
import type { AdSource } from '../../chooseSource';
import { hasAd, pollForAd } from '../../pollForAd';
import type { AdEvent } from '../../reduceAd';
import { useAdConfig } from '../../AdConfigProvider';

/** Polls a place for an ad for as long as the component is there, and tells what it finds. */
export function usePolls(
  ref: RefObject<Element | null>,
  kind: AdSource['kind'],
  dispatch: Dispatch<AdEvent>,
): void {
  const { random } = useAdConfig();
  useEffect(() => {
    const place = ref.current!;
    const left = new AbortController();
    void pollForAd(
      () => hasAd(place),
      {
        onSeen() {
          // What a feed brings is known, and marked, before it is drawn.
          if (kind === 'script') {
            markLinks(place);
            dispatch({ type: 'arrived' });
          }
        },
        onMissed: (polls) => dispatch({ type: 'missed', polls, draw: random() }),
      },
      left.signal,
    );
    return () => left.abort();
  }, [ref, kind, dispatch, random]);
}
