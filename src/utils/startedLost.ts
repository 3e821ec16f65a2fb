/** What Docusaurus marks the HTML of the 404 page with, at whatever address that stands. */
const LOST_PAGE_CLASS = 'plugin-native';

/**
 * Whether the document began as the HTML of the 404 page; false on the server. Read before
 * hydration begins: Docusaurus changes the class of the document to that of the address in
 * the next frame, while a slow browser still hydrates.
 */
export const startedLost =
  typeof document !== 'undefined' &&
  document.documentElement.classList.contains(LOST_PAGE_CLASS);
