import { useEffect, type Dispatch } from 'react';
import type { AdSource } from '@site/src/ads/chooseSource';
import { getThirdPartyLabel } from '@site/src/ads/getShownLabel';
import { listPixels } from '@site/src/ads/listPixels';
import { loadAd } from '@site/src/ads/loadAd';
import type { AdEvent, AdState } from '@site/src/ads/reduceAd';
import { requestPixels } from '@site/src/ads/requestPixels';
import type { AdShape } from '@site/src/ads/sessionShape';
import { useAdConfig } from '@site/src/contexts/AdConfigProvider';
import AdCard from '../AdCard';

interface FeedAdProps {
  source: AdSource;
  shape: AdShape;
  state: AdState;
  dispatch: Dispatch<AdEvent>;
}

/** Loads an ad from a feed, draws it, and has its display counted. */
export default function FeedAd({ source, shape, state, dispatch }: FeedAdProps) {
  const { now } = useAdConfig();
  useEffect(() => {
    const left = new AbortController();
    void loadAd(source.url, left.signal).then((ad) => {
      if (!left.signal.aborted) {
        dispatch(ad ? { type: 'arrived', ad } : { type: 'unfilled' });
      }
    });
    return () => left.abort();
  }, [source.url, dispatch]);

  const ad = state.name === 'third-party' ? state.ad : undefined;
  useEffect(() => {
    if (ad !== undefined) {
      requestPixels(listPixels(ad, now()));
    }
  }, [ad, now]);

  return ad === undefined ? null : (
    <AdCard
      name={ad.company}
      text={ad.description}
      image={shape === 'image' ? ad.image : undefined}
      link={{ href: ad.statlink, label: getThirdPartyLabel(source) }}
    />
  );
}
