import type { RefObject } from 'react';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

interface FieldProps {
  ref: RefObject<HTMLInputElement | null>;
  text: string;
  /** Id of the list of results; undefined while there is none. */
  listId: string | undefined;
  /** Id of the result that Enter opens. */
  activeId: string | undefined;
  onChange: (text: string, isComposing: boolean) => void;
  onClear: () => void;
  onClose: () => void;
}

/**
 * Whether an input method is at work: what it shows is no word yet. Not so on Android,
 * whose keyboards compose all that is typed, plain English too.
 */
function isComposing({ isComposing: composing }: InputEvent): boolean {
  return composing && !/Android/.test(navigator.userAgent);
}

/** The field of the search, a combobox over the list of results. */
export default function Field({
  ref,
  text,
  listId,
  activeId,
  onChange,
  onClear,
  onClose,
}: FieldProps) {
  const t = useTranslate();
  return (
    <div className={styles.field}>
      <svg viewBox="0 0 20 20" className={styles.lens} aria-hidden>
        <circle cx="8.75" cy="8.75" r="5.25" />
        <path d="M12.75 12.75 17 17" />
      </svg>
      <input
        ref={ref}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="go"
        className={styles.input}
        value={text}
        placeholder={t('search.placeholder')}
        aria-label={t('search.title')}
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={({ target, nativeEvent }) =>
          onChange(target.value, isComposing(nativeEvent as InputEvent))
        }
        onCompositionEnd={({ currentTarget }) =>
          onChange(currentTarget.value, false)
        }
      />
      {text !== '' && (
        <button type="button" className={styles.clear} onClick={onClear}>
          {t('search.clear')}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={t('search.close')}
        onClick={onClose}
      >
        <svg viewBox="0 0 20 20" aria-hidden>
          <path d="M5 5l10 10M15 5L5 15" />
        </svg>
      </button>
    </div>
  );
}
