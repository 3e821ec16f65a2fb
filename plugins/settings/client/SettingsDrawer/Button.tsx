import { createClickAttributes } from '@site/src/events/clickAttributes';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { settingsState } from './state';
import styles from './button.module.css';

/** Opens the settings. The drawer itself is a chunk that comes with the first use. */
export default function SettingsButton() {
  const t = useTranslate();
  const [isOpen] = settingsState.useOpen();
  const label = t('settings.open');
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      title={label}
      onClick={settingsState.open}
      {...createClickAttributes('navbar', 'settings')}
    >
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        aria-hidden
      >
        <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
        <circle cx="15" cy="7" r="2" />
        <circle cx="9" cy="17" r="2" />
      </svg>
    </button>
  );
}
