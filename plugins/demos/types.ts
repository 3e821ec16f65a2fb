import type { ComponentType } from 'react';

/** A demo of the project, found by its file. */
export interface DemoEntry {
  /** Page path and name, such as `react-data-grid/column-definition/ColumnTypes`. */
  id: string;
  /** The file's and the component's name. */
  name: string;
  /** Absolute path of the source. */
  filePath: string;
}

/** One source file of a demo, highlighted at build time. */
export interface DemoFile {
  name: string;
  language: string;
  /** Highlighted markup of the whole file: text and `<span class="token …">` only. */
  html: string;
  /** The same of the lines that the author marked, or undefined without a mark. */
  previewHtml?: string;
}

/** Detail of the `demo-update` event, by which the development server replaces a demo. */
export interface DemoUpdate extends DemoModule {
  /** The component that the page may be showing. */
  replaced: ComponentType;
}

/** What a `Demo.tsx?demo` import evaluates to. */
export interface DemoModule {
  Component: ComponentType;
  files: DemoFile[];
}
