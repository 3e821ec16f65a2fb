import type { ComponentType } from 'react';
import type { CodeStyling } from '../settings';
import type { DerivedLibrary } from './dateLibrary/libraries';

/** A demo of the project, found by its file or folder. */
export interface DemoEntry {
  /** Page path and name, such as `react-data-grid/column-definition/ColumnTypes`. */
  id: string;
  /** The component's name, and that of its file or folder. */
  name: string;
  /** Absolute path of each styling's source; the `system` one always exists. */
  sources: DemoSources;
}

/** The files of a demo's stylings. */
export type DemoSources = { system: string } & Partial<Record<CodeStyling, string>>;

export type CodeLanguage = 'tsx' | 'ts' | 'jsx' | 'js' | 'css';

/** A file's text in one code variant, highlighted at build time. */
export interface CodeText {
  /**
   * Path in a reader's project, relative to the demo: `ColumnTypes.tsx`, `ColumnTypes.jsx`,
   * `RowCards.module.css`, `sample-data/orders.ts`.
   */
  name: string;
  language: CodeLanguage;
  /** Highlighted markup of the whole file: text and `<span class="token …">` only. */
  html: string;
  /** The same of the lines that the author marked, or undefined without a mark. */
  previewHtml?: string;
}

/** One source file of a demo, as written and with its types taken out. */
export interface DemoFile {
  TS: CodeText;
  /** The same text for a language that has no types. */
  JS: CodeText;
}

/** The marked lines of one styling, highlighted, in both code variants. */
export interface StylingPreview {
  styling: CodeStyling;
  TS: string;
  JS: string;
}

/** A file of the portal's sample data, fetched when a reader asks for it. */
export interface SharedFile {
  /** Path in a reader's project in TypeScript, such as `sample-data/orders.ts`. */
  name: string;
  load: () => Promise<{ default: DemoFile }>;
}

/** What a `Demo.tsx?libraries` import evaluates to: the demo's own files for other date libraries. */
export type DateLibraryModule = Partial<Record<DerivedLibrary, DemoFile[]>>;

/** The other date libraries that a demo's code can be shown for. */
export interface DateLibraries {
  /** Those that have an equal of all that the demo does. */
  names: DerivedLibrary[];
  load: () => Promise<{ default: DateLibraryModule }>;
}

/** What a `Demo.tsx?demo` import evaluates to: one styling of a demo. */
export interface DemoModule {
  Component: ComponentType;
  /** Path of the entry in the repository. */
  sourcePath: string;
  /** The demo's own files, its entry first. */
  files: DemoFile[];
  shared: SharedFile[];
  /** Where the code depends on a date library; what runs and what `files` has is Day.js. */
  dateLibraries?: DateLibraries;
  /**
   * In the system styling: the marked lines of the demo's other stylings, which the static
   * HTML has as well.
   */
  previews: StylingPreview[];
  /** Stylesheet that the styling needs while the demo is on the page. */
  css?: string;
}

/** Detail of the `demo-update` event, by which the development server replaces a demo. */
export interface DemoUpdate extends DemoModule {
  /** The component that the page may be showing. */
  replaced: ComponentType;
}
