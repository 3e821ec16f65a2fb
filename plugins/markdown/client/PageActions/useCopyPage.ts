import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../../../src/utils/copyText';

/**
 * Puts a text on the clipboard that is still to come. Some browsers take nothing from a
 * page that waited since the reader's click, but do take the promise.
 *
 * @throws what the promise rejects with, or an Error `The request is not allowed` when
 *   every way to the clipboard fails
 */
export async function copyPromisedText(text: Promise<string>): Promise<void> {
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  // A clipboard that refuses at once leaves it alone; the text itself is awaited below.
  blob.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    await copyText(await text);
  }
}

/**
 * Fetches the Markdown of a page.
 *
 * @param path where the Markdown is
 * @throws when there is none at that address; a server that knows no page sends HTML
 */
async function fetchMarkdown(path: string): Promise<string> {
  const response = await fetch(path);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.startsWith('text/html')) {
    throw new Error(`There is no Markdown at ${path}`);
  }
  return response.text();
}

/** How long it is shown that a page was copied, in milliseconds. */
const DURATION = 1200;

/** A failure stays, since it comes with a way out. */
export type CopyPageState = 'idle' | 'copying' | 'copied' | 'failed';

export interface CopyPage {
  state: CopyPageState;
  /** Does nothing while it copies. */
  copy: () => Promise<void>;
}

/**
 * Copies the Markdown of a page and says how that goes.
 *
 * @param path where the Markdown is
 */
export function useCopyPage(path: string): CopyPage {
  const [state, setState] = useState<CopyPageState>('idle');
  const timer = useRef<number | undefined>(undefined);
  const mounted = useRef(false);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      window.clearTimeout(timer.current);
    };
  }, []);

  async function copy() {
    if (state === 'copying') {
      return;
    }
    window.clearTimeout(timer.current);
    setState('copying');
    const next = await copyPromisedText(fetchMarkdown(path)).then(
      () => 'copied' as const,
      () => 'failed' as const,
    );
    if (!mounted.current) {
      return;
    }
    setState(next);
    if (next === 'copied') {
      timer.current = window.setTimeout(() => setState('idle'), DURATION);
    }
  }

  return { state, copy };
}
