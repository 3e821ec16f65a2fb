import { useEffect, type Dispatch } from 'react';
import type { AdSource } from '../../chooseSource';
import { getThirdPartyLabel } from '../../getShownLabel';
import { listPixels, requestPixels } from '../../pixels';
import { loadAd } from '../../loadAd';
import type { AdEvent, AdState } from '../../reduceAd';
import type { AdShape } from '../../sessionShape';
import { useAdConfig } from '../../AdConfigProvider';
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
