import { useTranslate } from '@site/src/hooks/useTranslate';
import { shortcutsState } from './state';

/** Opens the list of shortcuts, also for readers who turned single keys off. */
export default function ShortcutsButton({ className }: { className?: string }) {
  const t = useTranslate();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={className}
      onClick={shortcutsState.open}
    >
      {t('shortcuts.title')}
    </button>
  );
}
