import type { CSSProperties } from 'react';

/** Which counts of `lines` belong to which choice, in their order. */
const CHOICES = [
  'ts',
  'js',
  'tailwind-ts',
  'tailwind-js',
  'css-ts',
  'css-js',
] as const;

interface Space {
  lines?: string;
  height?: string;
  narrowHeight?: string;
  maxWidth?: string;
}

/**
 * The CSS variables from which the stylesheet reserves a demo's space: its heights, and
 * the lines of code that each choice of the reader shows.
 */
export function toSpace(
  { lines = '0 0', height, narrowHeight, maxWidth }: Space,
  defaultHeight: string,
): CSSProperties {
  const wide = height ?? defaultHeight;
  return {
    '--demo-wide-height': `${wide}px`,
    '--demo-narrow-height': `${narrowHeight ?? wide}px`,
    ...(maxWidth !== undefined && { '--demo-max-width': `${maxWidth}px` }),
    ...Object.fromEntries(
      lines.split(' ').map((count, index) => [`--lines-${CHOICES[index]}`, count]),
    ),
  } as CSSProperties;
}
