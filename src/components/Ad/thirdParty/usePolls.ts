import { useEffect, type Dispatch, type RefObject } from 'react';
import { markLinks } from '@site/src/ads/adLinks';
import type { AdSource } from '@site/src/ads/chooseSource';
import { hasAd, pollForAd } from '@site/src/ads/pollForAd';
import type { AdEvent } from '@site/src/ads/reduceAd';
import { useAdConfig } from '@site/src/contexts/AdConfigProvider';

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
