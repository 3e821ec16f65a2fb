import type { PaletteColors } from '@site/src/mui/readerTheme';
import type { CodeStyling } from '@site/plugins/settings/common';

/** A file of the demo under edit. */
export interface LiveFile {
  /** Path relative to the demo: `RowCards.tsx`, `RowCards.module.css`, `sample-data/orders.ts`. */
  name: string;
  code: string;
}

/** What surrounds the demo. A change of it leaves the demo's state alone. */
export interface LiveSettings {
  /** The mode that the page shows, never `system`. */
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  dense: boolean;
  /** Unit of the theme's spacing, in pixels. */
  spacing: number;
  paletteColors: PaletteColors;
  /** Language of the components' own texts, such as `zh`. */
  language: string;
}

/** What the frame runs. */
export interface LiveProgram {
  files: LiveFile[];
  /** Name of the file whose default export is rendered. */
  entry: string;
  styling: CodeStyling;
}

/**
 * Where a fault shows: while reading the code, finding its imports, running it, or
 * fetching a library that it needs.
 */
export type LivePhase = 'syntax' | 'link' | 'run' | 'network';

export interface LiveFault {
  phase: LivePhase;
  message: string;
  /** Name of the file at fault, where it is known. */
  file?: string;
  /** Line in that file, from 1. */
  line?: number;
}

/** A place in the code under edit. */
export interface TracePlace {
  file: string;
  /** From 1. */
  line: number;
  /** From 0. */
  column: number;
}

/** Lines of a file under edit, from 1, both included. */
export interface TracedLines {
  file: string;
  from: number;
  to: number;
}

/** From the page to the frame. */
export type PageMessage =
  | { type: 'run'; program: LiveProgram; settings: LiveSettings }
  | { type: 'settings'; settings: LiveSettings }
  /** Whether code and demo point at each other, and the place in the code to begin with. */
  | { type: 'trace'; on: boolean; place?: TracePlace }
  | { type: 'ping' };

/** From the frame to the page; heights in pixels. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'rendered'; height: number }
  | { type: 'resized'; height: number }
  /** The lines of what the pointer is at; a pick is a click or a tap. */
  | { type: 'pointed'; lines?: TracedLines; isPick: boolean }
  | ({ type: 'error' } & LiveFault)
  | { type: 'pong' };

const PHASES: readonly unknown[] = [
  'syntax',
  'link',
  'run',
  'network',
] satisfies LivePhase[];

/** Longest text that is taken from the frame, in characters: more would only cost time. */
export const MAX_TEXT = 2000;

function cut(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
}

function isFault(fields: object): fields is LiveFault {
  const { phase, message, file, line } = fields as Record<string, unknown>;
  return (
    PHASES.includes(phase) &&
    typeof message === 'string' &&
    (file === undefined || typeof file === 'string') &&
    (line === undefined || Number.isFinite(line))
  );
}

function toFault({ phase, message, file, line }: LiveFault): LiveFault {
  return {
    phase,
    message: cut(message),
    file: file === undefined ? undefined : cut(file),
    line,
  };
}

/** More lines than any file has. */
const MAX_LINE = 1e6;

function isLine(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_LINE;
}

function readLines(data: unknown): TracedLines | undefined {
  const { file, from, to } = Object(data) as Record<string, unknown>;
  return typeof file === 'string' && isLine(from) && isLine(to) && from <= to
    ? { file: cut(file), from, to }
    : undefined;
}

/**
 * Reads what came from the frame. Code in the frame can send what it likes, so that
 * nothing of it is taken on trust: long texts are cut, unknown fields are left out.
 *
 * @returns undefined for what is no message
 */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) {
    return undefined;
  }
  const { type, height } = data as Record<string, unknown>;
  if (type === 'ready' || type === 'pong') {
    return { type };
  }
  if (type === 'error' && isFault(data)) {
    return { type, ...toFault(data) };
  }
  if (type === 'pointed') {
    const { lines, isPick } = data as Record<string, unknown>;
    return { type, lines: readLines(lines), isPick: isPick === true };
  }
  return (type === 'rendered' || type === 'resized') &&
    typeof height === 'number' &&
    Number.isFinite(height)
    ? { type, height }
    : undefined;
}
