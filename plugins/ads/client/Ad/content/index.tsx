import {
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type Dispatch,
} from 'react';
import { chooseSource } from '../../chooseSource';
import { getShownLabel, THANKS_LABEL } from '../../getShownLabel';
import { pickInHouseAd, type InHouseAd } from '../../inHouseAds';
import type { AdEvent, AdState } from '../../reduceAd';
import { reportDisplay } from '../../reportAd';
import { getSessionShape, type AdShape } from '../../sessionShape';
import { getConsent, subscribeToConsent } from '@site/plugins/services/client';
import { useAdConfig } from '../../AdConfigProvider';
import { useModule } from '@site/src/hooks/useModule';
import { useTranslate } from '@site/src/hooks/useTranslate';
import AdCard from '../AdCard';
import styles from './styles.module.css';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the reader wants pages to load little: by the browser's Save-Data, or by their system. Browser only. */
export function reducesData(): boolean {
  return (
    window.navigator.connection?.saveData === true ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

interface InHouseCardProps {
  ad: InHouseAd;
  shape: AdShape;
}

/** An in-house ad, in the reader's language. */
function InHouseCard({ ad, shape }: InHouseCardProps) {
  const t = useTranslate();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <AdCard
      name={t(ad.nameKey)}
      text={t(ad.descriptionKey)}
      image={shape === 'image' ? `${baseUrl}${ad.img}` : undefined}
      link={{ href: ad.link, label: ad.label }}
    />
  );
}

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
      reportDisplay(label, random);
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
