import type { ComponentProps, ComponentType } from 'react';
import clsx from 'clsx';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import styles from './styles.module.css';

interface ToolbarButtonProps extends ComponentProps<'button'> {
  label: string;
  Icon: ComponentType<SvgIconProps>;
  /** Shows the label beside the icon; otherwise it appears on hover and focus. */
  withText?: boolean;
  /** Keys that do the same, shown with the label. */
  hint?: string;
  /** In a narrow toolbar the button's place is in the menu. */
  isRare?: boolean;
}

/** A button of a demo's toolbar: an icon with its name. */
export default function ToolbarButton({
  label,
  Icon,
  withText = false,
  hint,
  isRare = false,
  ...props
}: ToolbarButtonProps) {
  return (
    <button
      type="button"
      className={clsx(
        styles.button,
        withText ? styles.withText : styles.iconOnly,
        isRare && styles.rare,
      )}
      {...(withText
        ? { children: [<Icon key="icon" fontSize="inherit" />, label] }
        : {
            'aria-label': label,
            'data-tooltip': hint === undefined ? label : `${label} (${hint})`,
            children: <Icon fontSize="inherit" />,
          })}
      {...props}
    />
  );
}
