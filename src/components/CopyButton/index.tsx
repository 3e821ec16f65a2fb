import clsx from 'clsx';
import { useCopy } from '@site/src/hooks/useCopy';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

interface CopyButtonProps {
  /** Called at the click, so that it can read what is shown then. */
  getText: () => string;
  className?: string;
}

const LABELS = {
  idle: 'copy.copy',
  copied: 'copy.copied',
  failed: 'copy.failed',
} as const;

/** A button that copies a text and announces whether that worked. */
export default function CopyButton({ getText, className }: CopyButtonProps) {
  const t = useTranslate();
  const { outcome, copy } = useCopy();
  return (
    <button
      type="button"
      className={clsx(styles.button, className)}
      data-outcome={outcome}
      onClick={() => copy(getText())}
    >
      <span aria-live="polite">{t(LABELS[outcome])}</span>
    </button>
  );
}
