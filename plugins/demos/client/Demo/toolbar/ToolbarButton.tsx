import type { ComponentProps } from 'react';
import clsx from 'clsx';
import ToolbarIcon, { type ToolbarIconName } from './ToolbarIcon';
import styles from './styles.module.css';

interface ToolbarButtonProps extends ComponentProps<'button'> {
  label: string;
  icon: ToolbarIconName;
  /** The toolbar's first one, which shows its label on a phone, too. */
  isMain?: boolean;
  /** Never shows its label: it appears on hover and focus. */
  isIcon?: boolean;
  /** Keys that do the same, shown on hover and focus. */
  hint?: string;
}

/**
 * A button of a demo's toolbar: an icon and its name, which a narrow toolbar leaves to hover
 * and focus.
 */
export default function ToolbarButton({
  label,
  icon,
  isMain = false,
  isIcon = false,
  hint,
  ...props
}: ToolbarButtonProps) {
  return (
    <button
      type="button"
      className={clsx(
        styles.button,
        isMain ? styles.main : isIcon ? styles.icon : styles.named,
      )}
      {...(isMain
        ? {}
        : {
            'aria-label': label,
            'data-tooltip': hint === undefined ? label : `${label} (${hint})`,
          })}
      {...props}
    >
      <ToolbarIcon name={icon} />
      {!isIcon && <span>{label}</span>}
    </button>
  );
}
