import { useTranslate } from '@site/src/hooks/useTranslate';
import { useSetting } from '@site/plugins/settings/common';
import type { Product } from '@site/src/utils/paths';
import Places from './Places';
import styles from './start.module.css';
import dialogStyles from './styles.module.css';

interface RecentProps {
  /** Searches for a text again. */
  onSearch: (text: string) => void;
}

/** The searches that led somewhere, each to be searched again or forgotten. */
function Recent({ onSearch }: RecentProps) {
  const t = useTranslate();
  const [recent, setRecent] = useSetting('recentSearches');
  if (recent.length === 0) {
    return null;
  }
  return (
    <>
      <div className={styles.startTitle}>
        <h3>{t('search.recent')}</h3>
        <button
          type="button"
          className={dialogStyles.quiet}
          onClick={() => setRecent([])}
        >
          {t('search.removeAll')}
        </button>
      </div>
      <ul className={styles.recent}>
        {recent.map((text) => (
          <li key={text}>
            <button type="button" data-stop onClick={() => onSearch(text)}>
              <bdi>{text}</bdi>
            </button>
            <button
              type="button"
              className={styles.remove}
              aria-label={t('search.removeRecent', { text })}
              title={t('search.removeRecent', { text })}
              onClick={() => setRecent(recent.filter((other) => other !== text))}
            >
              <svg viewBox="0 0 12 12" aria-hidden>
                <path d="M2.5 2.5l7 7m0-7l-7 7" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface StartProps extends RecentProps {
  currentProduct: Product | undefined;
  onClose: () => void;
}

/** What the search shows before anything is typed. */
export default function Start({ currentProduct, onSearch, onClose }: StartProps) {
  const t = useTranslate();
  return (
    <div className={dialogStyles.message}>
      <Recent onSearch={onSearch} />
      <h3>{t('search.start')}</h3>
      <Places currentProduct={currentProduct} onClose={onClose} />
    </div>
  );
}
