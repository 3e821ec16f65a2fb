import type { CodeStyling, CodeVariant } from '@site/plugins/settings/common';

/** A source file of an exported demo. */
export interface ProjectFile {
  /** Path relative to the demo: `RowCards.tsx`, `sample-data/orders.ts`. */
  path: string;
  code: string;
}

/** What a reader asks to have exported: a demo in one code variant and styling. */
export interface ProjectRequest {
  /** Name of the demo's component, such as `RowCards`. */
  name: string;
  title: string;
  /** Absolute address of the page that the demo comes from. */
  description: string;
  variant: CodeVariant;
  styling: CodeStyling;
  /** The demo's entry first, then the files that it needs. */
  files: ProjectFile[];
}

/** Texts of a whole project by path, such as `src/main.tsx`. */
export type Project = Record<string, string>;
