/** A cell of a table: a text, a number as it is written, or nothing measured. */
export type Cell = string | number | null;

/** A table of a benchmark, with what it was measured on. */
export interface Table {
  title: string;
  /** How it was measured, a sentence or two. */
  note: string;
  columns: string[];
  rows: Cell[][];
}

/** What one part of the benchmark found. */
export interface Findings {
  tables: Table[];
  /** Bytes of source in a page's scripts, by page, then by package or folder. */
  owners?: Record<string, Record<string, number>>;
}

/** Findings as they are written to `benchmarks/<part>.json`. */
export interface Report extends Findings {
  machine: string;
  /** The commit that was measured. */
  commit: string;
}
