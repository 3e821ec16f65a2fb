import type { PopoverOrigin } from '@mui/material/Popover';

/** Which end of its button a menu ends or begins at. */
export type MenuAlign = 'start' | 'end';

/**
 * Where a menu stands: at one side of its button, below it or, from the window's lower half,
 * above it, so that it never has to be moved over the toolbar.
 *
 * @param anchor the button
 */
export function placeMenu(
  anchor: HTMLElement,
  align: MenuAlign,
): { anchorOrigin: PopoverOrigin; transformOrigin: PopoverOrigin } {
  const isRtl = getComputedStyle(anchor).direction === 'rtl';
  const horizontal = (align === 'end') === isRtl ? 'left' : 'right';
  const { top, bottom } = anchor.getBoundingClientRect();
  const isLow = top + bottom > window.innerHeight;
  return {
    anchorOrigin: { vertical: isLow ? 'top' : 'bottom', horizontal },
    transformOrigin: { vertical: isLow ? 'bottom' : 'top', horizontal },
  };
}
