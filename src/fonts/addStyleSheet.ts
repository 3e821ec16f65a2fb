/** Style sheets that the document has, by their addresses. */
const added = new Map<string, Promise<void>>();

function fetchStyleSheet(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      added.delete(url);
      link.remove();
      reject(new Error(`The style sheet ${url} could not be fetched.`));
    });
    document.head.append(link);
  });
}

/**
 * Adds a style sheet to the document, once. By script, so that nothing waits for it.
 *
 * @throws an Error where it can't be fetched; the next call tries again
 */
export function addStyleSheet(url: string): Promise<void> {
  const sheet = added.get(url) ?? fetchStyleSheet(url);
  added.set(url, sheet);
  return sheet;
}
