import clsx from 'clsx';
import { loadSearchDialog } from '../SearchDialog/load';
import { openSearch, searchState } from '../SearchDialog/state';
import { formatKeys } from '@site/plugins/shortcuts/client';
import { useHydrated } from '@site/src/hooks/useHydrated';
import { usePrepareSearch } from '../usePrepareSearch';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { isApplePlatform } from '@site/src/utils/isApplePlatform';
import styles from './styles.module.css';

interface SearchSlotProps {
  /** What the search begins with, shown in the field; nothing where it is empty. */
  text?: string;
  /** Whether it shrinks to its icon in narrow windows, as in the navbar. */
  shrinks?: boolean;
}

/** The shortcut: with Ctrl, which all have, in the static HTML; then as the reader's keyboard has it. */
function Keys() {
  const hydrated = useHydrated();
  return (
    <kbd className={styles.keys} aria-hidden>
      {formatKeys('Mod+k', hydrated && isApplePlatform()).join(' ')}
    </kbd>
  );
}

/** Opens the search. It looks like the field that it leads to. */
export default function SearchSlot({ text = '', shrinks = false }: SearchSlotProps) {
  const t = useTranslate();
  const [isOpen] = searchState.useOpen();
  const prepare = usePrepareSearch();
  const prefetch = () => {
    // What fails here is tried again, and reported, when the search is opened.
    loadSearchDialog().catch(() => undefined);
    prepare();
  };
  return (
    <button
      type="button"
      className={clsx(styles.button, shrinks && styles.shrinks)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="/ Control+K Meta+K"
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
      onClick={() => openSearch(text)}
    >
      <svg viewBox="0 0 20 20" className={styles.icon} aria-hidden>
        <circle cx="8.75" cy="8.75" r="5.25" />
        <path d="M12.75 12.75 17 17" />
      </svg>
      <span className={styles.label}>{text || t('search.open')}</span>
      <Keys />
    </button>
  );
}
