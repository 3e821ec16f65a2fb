import { useEffect, useEffectEvent, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { removeLinkParameters } from '../../common/link';
import { getSettingsStore, getVisit } from '../../common/store';
import { keepVisit, trimVisit, undoVisit, type Visit } from '../../common/visit';
import styles from './styles.module.css';

const NOTHING: Visit = { settings: {}, faults: [] };

/**
 * What a link brought into this visit, until the reader has kept or undone it. The server
 * and the hydrating render have none.
 */
function useVisit(): [Visit, (visit: Visit) => void] {
  const isBrowser = useIsBrowser();
  const [changed, setVisit] = useState<Visit>();
  const visit = changed ?? (isBrowser ? getVisit() : NOTHING);
  const trim = useEffectEvent(() => setVisit(trimVisit(getSettingsStore(), visit)));
  useEffect(() => getSettingsStore().subscribe(() => trim()), []);
  return [visit, setVisit];
}

/** Takes the settings out of the address, where every link copied from it would have them. */
function useCleanAddress(): void {
  const history = useHistory();
  useEffect(() => {
    const { location } = history;
    const search = removeLinkParameters(location.search);
    if (search !== new URLSearchParams(location.search).toString()) {
      history.replace({ ...location, search: search && `?${search}` });
    }
  }, [history]);
}

interface NoticeProps {
  visit: Visit;
  /** Gets what the reader wants done; undefined for nothing. */
  onEnd: (write?: typeof keepVisit) => void;
}

function Notice({ visit, onEnd }: NoticeProps) {
  const t = useTranslate();
  const hasSettings = Object.keys(visit.settings).length > 0;
  const faults = visit.faults
    .map(({ name, value }) => `${name}=${value}`)
    .join(', ');
  return (
    <div className={styles.notice}>
      <p>
        {hasSettings && t('settingsLink.applied')}{' '}
        {faults !== '' && t('settingsLink.faults', { faults })}
      </p>
      {hasSettings ? (
        <>
          <button type="button" onClick={() => onEnd(keepVisit)}>
            {t('settingsLink.keep')}
          </button>
          <button type="button" onClick={() => onEnd(undoVisit)}>
            {t('settingsLink.undo')}
          </button>
        </>
      ) : (
        <button type="button" onClick={() => onEnd()}>
          {t('settingsLink.close')}
        </button>
      )}
    </div>
  );
}

/**
 * Says that settings came from a link, and lets the reader keep or undo them. The place of
 * the notice is in every page's HTML: screen readers announce what comes into a live
 * region, not what comes with it.
 */
export default function SettingsLink() {
  const [visit, setVisit] = useVisit();
  useCleanAddress();
  const hasNews = Object.keys(visit.settings).length > 0 || visit.faults.length > 0;
  const end = (write?: typeof keepVisit) => {
    write?.(getSettingsStore(), visit);
    setVisit(NOTHING);
  };
  return <div role="status">{hasNews && <Notice visit={visit} onEnd={end} />}</div>;
}
