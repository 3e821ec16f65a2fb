import type { Mode } from './stampedValues';

/** The media query of a dark system. */
export const DARK = '(prefers-color-scheme: dark)';

/** The mode that is shown: for `system`, the operating system's; browser only. */
export function toShownMode(mode: Mode): 'light' | 'dark' {
  if (mode !== 'system') {
    return mode;
  }
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}
