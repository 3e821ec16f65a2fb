import type { ComponentProps, RefObject } from 'react';
import clsx from 'clsx';
import { useCopyKeys } from '@site/src/hooks/useCopyKeys';
import { useCopyTarget } from '@site/src/hooks/useCopyTarget';
import { useTranslate } from '@site/src/hooks/useTranslate';
import CopyStatus from './CopyStatus';
import { COPY_LABELS } from './copyLabels';
import styles from './styles.module.css';

interface CopyButtonProps extends Omit<
  ComponentProps<'button'>,
  'type' | 'children' | 'onClick'
> {
  /** Called at the copy, so that it can read what is shown then. */
  getText: () => string;
  /**
   * The block of code that Ctrl+C or ⌘C copies as this button does. It carries the
   * attribute `data-code-block`. Without a block there is only the button.
   */
  block?: RefObject<HTMLElement | null>;
  /** How long the outcome is shown, in milliseconds; 1200 by default. */
  duration?: number;
}

/**
 * A button that copies a text, shows whether that worked and announces it. Other props
 * go to the button.
 */
export default function CopyButton({
  getText,
  block,
  duration,
  className,
  ...props
}: CopyButtonProps) {
  const t = useTranslate();
  const { outcome, copy } = useCopyTarget(block, getText, duration);
  const keys = useCopyKeys();
  const label = t(COPY_LABELS[outcome]);
  const shortcut = block && keys;
  return (
    <>
      {block && (
        <kbd className={styles.keys} aria-hidden="true">
          {keys?.label}
        </kbd>
      )}
      <button
        title={
          shortcut && outcome === 'idle'
            ? t('code.copyKeys', { keys: shortcut.label })
            : undefined
        }
        aria-keyshortcuts={shortcut?.aria}
        {...props}
        type="button"
        className={clsx(styles.button, className)}
        data-outcome={outcome}
        onClick={copy}
      >
        {label}
      </button>
      <CopyStatus outcome={outcome} />
    </>
  );
}
