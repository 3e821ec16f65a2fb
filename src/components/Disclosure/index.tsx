import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';
import { useDisclosure } from './useDisclosure';

interface DisclosureProps {
  /** Stands on the button. */
  label: ReactNode;
  /** The button's name, where the label alone doesn't say what it opens; it has the label in it. */
  name?: string;
  /** The edge of the button that the list keeps to. */
  align?: 'start' | 'end';
  /** Shows the items in a row instead, without a button, where the window is wide. */
  inlineWhenWide?: boolean;
  className?: string;
  /** The items: `li` elements with a link each. */
  children: ReactNode;
}

/** A button that opens a list of links below it. Without script the list opens by itself, under the pointer or the focus. */
export default function Disclosure({
  label,
  name,
  align = 'start',
  inlineWhenWide = false,
  className,
  children,
}: DisclosureProps) {
  const id = useId();
  const { ref, isOpen, toggle, close, onKeyDown, onBlur } = useDisclosure();
  return (
    <div
      ref={ref}
      className={clsx(
        styles.disclosure,
        inlineWhenWide && styles.inline,
        align === 'end' && styles.end,
        className,
      )}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={name}
        onClick={toggle}
      >
        {label}
        <svg className={styles.caret} viewBox="0 0 10 6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" />
        </svg>
      </button>
      <ul id={id} className={styles.list} onClick={close}>
        {children}
      </ul>
    </div>
  );
}
