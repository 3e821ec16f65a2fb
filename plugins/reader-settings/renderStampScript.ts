import { DATE_LIBRARIES, SETTING_DEFINITIONS } from '../../src/settings/definitions';
import { LINK_VALUES } from '../../src/settings/link';
import { VISIT_STORAGE_NAME } from '../../src/settings/visit';

/**
 * The script that stamps the text direction, the content's width and the date library on
 * the document before the first paint: the first two from the address, else from a link followed earlier in this visit, else
 * from the storage, the library from the storage alone. It follows `startVisit` and the store; one table of tests holds both.
 * A mode that the address or the visit asks for is stamped for the color-mode plugin.
 */
export function renderStampScript(): string {
  const { direction, contentWidth, dateLibrary } = SETTING_DEFINITIONS;
  return `(function () {
  var root = document.documentElement;
  function read(storage, name) {
    try { return window[storage].getItem(name); } catch (error) { return null; }
  }
  var links = [location.search, read('sessionStorage', '${VISIT_STORAGE_NAME}') || ''].map(
    function (query) { return new URLSearchParams(query); }
  );
  function choose(name, values, stored) {
    return links
      .map(function (link) { return link.get(name); })
      .concat(stored)
      .find(function (value) { return values.indexOf(value) >= 0; });
  }
  var direction = choose('direction', ${JSON.stringify(LINK_VALUES.direction)}, read('localStorage', '${direction.name}'));
  if (direction === 'rtl') { root.dir = direction; }
  root.dataset.contentWidth = choose('width', ${JSON.stringify(LINK_VALUES.width)}, read('localStorage', '${contentWidth.name}')) || '${contentWidth.defaultValue}';
  var library = read('localStorage', '${dateLibrary.name}');
  root.dataset.dateLibrary = ${JSON.stringify(DATE_LIBRARIES)}.indexOf(library) < 0 ? '${dateLibrary.defaultValue}' : library;
  var mode = choose('mode', ${JSON.stringify(LINK_VALUES.mode)}, null);
  if (mode) { root.dataset.visitMode = mode; }
})();`;
}
