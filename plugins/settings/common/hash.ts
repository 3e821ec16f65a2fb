import type { CodeStyling, CodeVariant } from './stampedValues';

/** What code the reader sees: its language and its way of styling. */
export interface CodeChoice {
  variant: CodeVariant;
  styling: CodeStyling;
}

export interface DemoHash {
  /** Name of the demo that the hash points at. */
  demo: string;
  variant?: CodeVariant;
  styling?: CodeStyling;
}

const VARIANTS = { js: 'JS', tsx: 'TS' } as const;

/**
 * Reads a deep link to a demo: `#Demo`, `#Demo.js`, `#tailwind-Demo.tsx` and so on.
 *
 * @param hash with or without its `#`
 * @returns undefined where the hash names no demo (a heading's id, for one):
 *   a demo is named in PascalCase
 */
export function parseDemoHash(hash: string): DemoHash | undefined {
  const [, styling, demo, extension] =
    /^#?(?:(system|tailwind|css)-)?([A-Z][A-Za-z0-9]*)(?:\.(js|tsx))?$/.exec(hash) ??
    [];
  return demo === undefined
    ? undefined
    : {
        demo,
        variant: VARIANTS[extension as keyof typeof VARIANTS],
        styling: styling as CodeStyling | undefined,
      };
}

/**
 * Which code to show: what a deep link asks for, else what the reader chose before.
 *
 * @param hash the address's, with or without its `#`
 * @param stored the reader's settings, defaults included
 */
export function resolveCodeChoice(hash: string, stored: CodeChoice): CodeChoice {
  const link = parseDemoHash(hash);
  return {
    variant: link?.variant ?? stored.variant,
    styling: link?.styling ?? stored.styling,
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
