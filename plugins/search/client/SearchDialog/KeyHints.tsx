import { formatKeys } from '@site/plugins/shortcuts/client';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { isApplePlatform } from '@site/src/utils/isApplePlatform';
import styles from './keyHints.module.css';

/** As keyboards have it, in any language. */
const ESCAPE = 'Esc';

interface KeyHintsProps {
  /** Whether there are results to move among. */
  hasResults: boolean;
  /** Whether Escape empties the field before it closes. */
  hasText: boolean;
}

/** The keys of the search, for readers at a keyboard. */
export default function KeyHints({ hasResults, hasText }: KeyHintsProps) {
  const t = useTranslate();
  const [modifier] = formatKeys('Mod+k', isApplePlatform());
  return (
    <p className={styles.hints}>
      {hasResults && (
        <>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {t('search.keyMove')}
          </span>
          <span>
            <kbd>↵</kbd> {t('search.keyOpen')}
          </span>
          <span>
            <kbd>{modifier}</kbd> <kbd>↵</kbd> {t('search.keyNewTab')}
          </span>
        </>
      )}
      <span>
        <kbd>{ESCAPE}</kbd> {hasText ? t('search.keyClear') : t('search.keyClose')}
      </span>
    </p>
  );
}
