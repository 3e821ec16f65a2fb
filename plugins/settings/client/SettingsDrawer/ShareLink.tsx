import { useState } from 'react';
import { useShareQuery } from '../../common/useShareQuery';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { removeLinkParameters } from '../../common/link';
import { copyText } from '@site/src/utils/copyText';
import styles from './styles.module.css';

/**
 * The address of this page with the settings that differ from the defaults. What else its
 * query says is a part of the page, such as the code of an error, and stays.
 */
function toLink(settings: string): string {
  const { origin, pathname, search, hash } = window.location;
  const query = [removeLinkParameters(search), settings].filter(Boolean).join('&');
  return `${origin}${pathname}${query && `?${query}`}${hash}`;
}

/** Copies a link to the page as the reader sees it; what can't be copied is shown. */
export default function ShareLink() {
  const t = useTranslate();
  const query = useShareQuery();
  const [shared, setShared] = useState<{ link: string; failed: boolean }>();
  const share = () => {
    const link = toLink(query);
    copyText(link).then(
      () => setShared({ link, failed: false }),
      () => setShared({ link, failed: true }),
    );
  };
  return (
    <div className={styles.share}>
      <button type="button" className={styles.main} onClick={share}>
        {t('settings.share')}
      </button>
      <p role="status" className={styles.hint}>
        {shared && t(shared.failed ? 'settings.shareFailed' : 'settings.shared')}
      </p>
      {shared?.failed && (
        <input
          type="text"
          readOnly
          dir="ltr"
          aria-label={t('settings.shareFailed')}
          value={shared.link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}
