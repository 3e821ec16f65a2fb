import preloadPage from './preload';

/** Pages that a link has asked for; a second link to one asks no more. */
const asked = new Set<string>();

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether the reader's connection is one to spare. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return (
    connection !== undefined &&
    (connection.saveData === true ||
      connection.effectiveType?.includes('2g') === true)
  );
}

/**
 * What links call, as `window.docusaurus`. A page is fetched when the reader points at a
 * link to it; links that merely come into view fetch nothing, where Docusaurus would
 * fetch the script of every page that the sidebar shows.
 */
export default Object.freeze({
  prefetch: () => false,
  preload(pathname: string) {
    if (asked.has(pathname) || isSparing()) {
      return false;
    }
    asked.add(pathname);
    return preloadPage(pathname).catch(() => {
      // The click that may follow tries again, and reloads the document if it fails too.
      asked.delete(pathname);
    });
  },
});
