import type { CSSProperties } from 'react';
import type { DerivedLibrary } from '../../dateLibrary/libraries';
import type { DemoProps } from './index';

/** Which counts of `lines` belong to which choice, in their order. */
const CHOICES = [
  'ts',
  'js',
  'tailwind-ts',
  'tailwind-js',
  'css-ts',
  'css-js',
] as const;

/** The libraries of `libraryLines`, in their order. */
const LIBRARIES = [
  'date-fns',
  'luxon',
  'moment',
] as const satisfies DerivedLibrary[];

/** A variable for each count: `--lines-ts`, `--luxon-ts` and so on. */
function toVariables(prefix: string, counts: string): [string, string][] {
  return counts
    .split(' ')
    .map((count, index) => [`--${prefix}-${CHOICES[index]}`, count]);
}

/**
 * The CSS variables from which the stylesheet reserves a demo's space: its heights, and
 * the lines of code that each choice of the reader shows, for each date library.
 */
export function toSpace(
  {
    lines = '0 0',
    libraryLines,
    height,
    narrowHeight,
    maxWidth,
  }: Partial<DemoProps>,
  defaultHeight: string,
): CSSProperties {
  const wide = height ?? defaultHeight;
  return {
    '--demo-wide-height': `${wide}px`,
    '--demo-narrow-height': `${narrowHeight ?? wide}px`,
    ...(maxWidth !== undefined && { '--demo-max-width': `${maxWidth}px` }),
    ...Object.fromEntries(toVariables('lines', lines)),
    ...Object.fromEntries(
      (libraryLines?.split(';') ?? []).flatMap((counts, index) =>
        toVariables(LIBRARIES[index]!, counts),
      ),
    ),
  } as CSSProperties;
}
