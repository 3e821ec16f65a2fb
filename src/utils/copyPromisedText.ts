import { copyText } from './copyText';

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
