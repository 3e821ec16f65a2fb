import {
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type Dispatch,
} from 'react';
import { chooseSource } from '../../chooseSource';
import { getShownLabel, THANKS_LABEL } from '../../getShownLabel';
import { pickInHouseAd } from '../../inHouseAds';
import { reducesData } from '../../reducesData';
import type { AdEvent, AdState } from '../../reduceAd';
import { sendAdEvent } from '../../reportAd';
import { getSessionShape } from '../../sessionShape';
import { getConsent, subscribeToConsent } from '@site/plugins/services/client';
import { useAdConfig } from '../../AdConfigProvider';
import { useModule } from '@site/src/hooks/useModule';
import { useTranslate } from '@site/src/hooks/useTranslate';
import AdCard from '../AdCard';
import InHouseCard from './InHouseCard';
import styles from './styles.module.css';

function loadThirdParty() {
  return import('../thirdParty');
}

interface AdContentProps {
  state: AdState;
  dispatch: Dispatch<AdEvent>;
}

/**
 * What fills the space of an ad. In-house ads are here; what asks a third party is a chunk
 * of its own, which a portal without such services never loads.
 */
export default function AdContent({ state, dispatch }: AdContentProps) {
  const t = useTranslate();
  const { random, getServices } = useAdConfig();
  const consented =
    useSyncExternalStore(subscribeToConsent, getConsent) === 'granted';
  const [reducedData] = useState(reducesData);
  const [sessionShape] = useState(() => getSessionShape(random));
  const shape = reducedData ? 'inline' : sessionShape;
  const [inHouseAd] = useState(() => pickInHouseAd(random));
  const source = useMemo(
    () => chooseSource({ services: getServices(), consented, reducedData, shape }),
    [getServices, consented, reducedData, shape],
  );
  const { module, failure } = useModule(loadThirdParty, source !== undefined);
  const ThirdParty = module?.default;

  useEffect(() => {
    if (source === undefined) {
      dispatch({ type: 'withdrawn' });
    } else if (failure !== undefined) {
      dispatch({ type: 'unfilled' });
    }
  }, [source, failure, dispatch]);

  const label = getShownLabel(state, source, inHouseAd);
  useEffect(() => {
    if (label !== undefined) {
      sendAdEvent('display', label, random);
    }
  }, [label, random]);

  return (
    <section className={styles.content} aria-label={t('ad.label')}>
      {label === inHouseAd.label && <InHouseCard ad={inHouseAd} shape={shape} />}
      {label === THANKS_LABEL && (
        <AdCard name={t('ad.thanks')} text={t('ad.thanksText')} />
      )}
      {source && ThirdParty && (
        <ThirdParty
          key={source.url}
          source={source}
          shape={shape}
          state={state}
          dispatch={dispatch}
        />
      )}
    </section>
  );
}
