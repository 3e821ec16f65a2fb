import { forgetFailedFile } from '@site/src/utils/loadFailure';

/** Milliseconds before what could not be fetched is asked for again. */
export const PAUSE = 1000;

/**
 * Fetches something, and once more after a pause if that fails: a connection that broke
 * for a moment costs no page.
 *
 * @throws the error of the second attempt
 */
export async function loadAgain<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    await forgetFailedFile(error);
    return load();
  }
}
