import { useSyncExternalStore } from 'react';
import { createListeners } from '@site/src/utils/createListeners';
import type { TracedLines, TracePlace } from '../../../live-frame/client/messages';

/**
 * What a demo's editor and its frame tell each other. They stand in different parts of the
 * page, and of its scripts: neither the demo's state nor the page's script knows of it.
 */
export interface Trace {
  /** Whether there is an editor to trace to. */
  isEditing: boolean;
  /** Where the caret or the pointer is in the editor. */
  place?: TracePlace;
  /** The lines of what the pointer is at in the frame. */
  lines?: TracedLines & { isPick: boolean };
}

const NONE: Trace = { isEditing: false };

const traces = new Map<string, Trace>();
const { subscribe, notify } = createListeners();

/** Changes what a demo's two sides tell each other. */
export function changeTrace(demoId: string, change: Partial<Trace>): void {
  traces.set(demoId, { ...(traces.get(demoId) ?? NONE), ...change });
  notify();
}

/** Forgets what was said of a file: its editor is gone. Another file may come next. */
export function endTrace(demoId: string, fileName: string): void {
  const lines = traces.get(demoId)?.lines;
  traces.set(demoId, {
    isEditing: false,
    ...(lines && lines.file !== fileName && { lines }),
  });
  notify();
}

/** What a demo's editor and its frame tell each other now. */
export function useTrace(demoId: string): Trace {
  return useSyncExternalStore(
    subscribe,
    () => traces.get(demoId) ?? NONE,
    () => NONE,
  );
}
