import { localTextStorage } from '@site/src/utils/storage';

export type Answer = 'yes' | 'no';

/** Storage entry of the reader's answers: an object from page to answer. */
export const ANSWERS_STORAGE_NAME = 'pageAnswers';

function readAnswers(): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(
      localTextStorage.read(ANSWERS_STORAGE_NAME) ?? '{}',
    );
    return typeof data === 'object' && data !== null && !Array.isArray(data)
      ? (data as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}

/**
 * What the reader has answered about a page; undefined for nothing, or nothing valid.
 *
 * @param page the page's path, language included: a translation is another text
 */
export function readAnswer(page: string): Answer | undefined {
  const answer = readAnswers()[page];
  return answer === 'yes' || answer === 'no' ? answer : undefined;
}

const listeners = new Set<() => void>();

/** Keeps an answer in the reader's browser, as far as it lets us, and tells the subscribers. */
export function writeAnswer(page: string, answer: Answer): void {
  localTextStorage.write(
    ANSWERS_STORAGE_NAME,
    JSON.stringify({ ...readAnswers(), [page]: answer }),
  );
  listeners.forEach((listener) => listener());
}

/** Calls back after any change, here or in another tab; returns the function that stops it. */
export function subscribeToAnswers(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
