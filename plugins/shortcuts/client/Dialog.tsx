import { Fragment, useId, useSyncExternalStore } from 'react';
import { useModal } from '@site/src/hooks/useModal';
import { useSetting } from '@site/plugins/settings/common';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { isApplePlatform } from '@site/src/utils/isApplePlatform';
import { formatKeys } from './formatKeys';
import { getShortcuts, subscribeToShortcuts, type Shortcut } from './registry';
import styles from './dialog.module.css';

function Keys({ keys }: Pick<Shortcut, 'keys'>) {
  const isApple = isApplePlatform();
  return keys.map((combination) => (
    <span key={combination} className={styles.combination}>
      {formatKeys(combination, isApple).map((key, index) => (
        <Fragment key={key}>
          {index > 0 && '+'}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </span>
  ));
}

/** The shortcuts of the page at hand, by their labels. */
function List() {
  const t = useTranslate();
  const shortcuts = useSyncExternalStore(
    subscribeToShortcuts,
    getShortcuts,
    getShortcuts,
  );
  const rows = shortcuts
    .map(({ keys, labelKey }) => ({ keys, label: t(labelKey) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <dl className={styles.list}>
      {rows.map(({ keys, label }) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>
            <Keys keys={keys} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Turns the shortcuts of a single key off and on: speech input types by accident. */
function SingleKeys() {
  const t = useTranslate();
  const help = useId();
  const [single, setSingle] = useSetting('shortcuts');
  return (
    <>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={single === 'on'}
          aria-describedby={help}
          onChange={(event) => setSingle(event.target.checked ? 'on' : 'off')}
        />
        {t('shortcuts.single')}
      </label>
      <p id={help} className={styles.help}>
        {t('shortcuts.singleHelp')}
      </p>
    </>
  );
}

/**
 * The list of the page's shortcuts, with the switch that turns single keys off.
 *
 * @param props.onClose called when the reader has closed it
 */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const title = useId();
  const { ref, close } = useModal();
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={title}
      onClose={onClose}
    >
      <header className={styles.header}>
        <h2 id={title}>{t('shortcuts.title')}</h2>
        <button type="button" className={styles.close} onClick={close}>
          {t('shortcuts.close')}
        </button>
      </header>
      <List />
      <p className={styles.help}>{t('shortcuts.scope')}</p>
      <SingleKeys />
    </dialog>
  );
}
