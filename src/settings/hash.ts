import type { CodeStyling, CodeVariant } from './definitions';

export interface DemoHash {
  /** Name of the demo that the hash points at. */
  demo: string;
  variant?: CodeVariant;
  styling?: CodeStyling;
}

/**
 * Reads a deep link to a demo: `#Demo`, `#Demo.js`, `#tailwind-Demo.tsx` and so on.
 *
 * @param hash with or without its `#`
 * @returns undefined where the hash names no demo (a heading's id, for one):
 *   a demo is named in PascalCase
 */
export function parseDemoHash(hash: string): DemoHash | undefined {
  const match =
    /^#?(?:(system|tailwind|css)-)?([A-Z][A-Za-z0-9]*)(?:\.(js|tsx))?$/.exec(hash);
  if (!match) {
    return undefined;
  }
  const [, styling, demo, extension] = match;
  return {
    demo: demo!,
    ...(extension && { variant: extension === 'js' ? 'JS' : 'TS' }),
    ...(styling && { styling: styling as CodeStyling }),
  };
}

/** The deep link to a demo; `parseDemoHash` reads it back. */
export function formatDemoHash({ demo, variant, styling }: DemoHash): string {
  const prefix = styling === undefined ? '' : `${styling}-`;
  const extension = variant === undefined ? '' : variant === 'JS' ? '.js' : '.tsx';
  return `#${prefix}${demo}${extension}`;
}

/** Every deep link to a demo, by the stylings that it exists in. */
export function listDemoHashes(
  demo: string,
  stylings: readonly CodeStyling[],
): string[] {
  return [undefined, ...stylings].flatMap((styling) =>
    ([undefined, 'JS', 'TS'] as const).map((variant) =>
      formatDemoHash({ demo, variant, styling }),
    ),
  );
}
