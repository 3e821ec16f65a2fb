import {
  API_LAYOUTS,
  API_SECTION_KINDS,
  SETTING_DEFINITIONS,
  type ApiLayouts,
} from './definitions';
import { getSettingsStore } from './store';

/**
 * The layouts as the document is stamped with them, such as `props:list slots:expanded`:
 * the stylesheet finds a section's layout as one word of it.
 */
export function formatApiLayouts(layouts: ApiLayouts): string {
  return API_SECTION_KINDS.filter((kind) => layouts[kind] !== undefined)
    .map((kind) => `${kind}:${layouts[kind]}`)
    .join(' ');
}

/** Stamps the reader's layouts on the document; browser only. */
export function stampApiLayouts(): void {
  const layouts = getSettingsStore().get('apiLayouts');
  document.documentElement.dataset.apiLayouts = formatApiLayouts(layouts);
}

/**
 * The script that does the same before the first paint, so that no section is laid out
 * twice. It takes what the setting's `parse` takes; one table of tests holds both.
 */
export function renderApiLayoutScript(): string {
  return `(function () {
  var words = [];
  try {
    var layouts = JSON.parse(localStorage.getItem('${SETTING_DEFINITIONS.apiLayouts.name}')) || {};
    var kinds = ${JSON.stringify(API_SECTION_KINDS)};
    var isValid = Object.keys(layouts).every(function (kind) {
      return kinds.indexOf(kind) >= 0 && ${JSON.stringify(API_LAYOUTS)}.indexOf(layouts[kind]) >= 0;
    });
    words = isValid ? kinds.filter(function (kind) { return layouts[kind]; }).map(function (kind) { return kind + ':' + layouts[kind]; }) : [];
  } catch (error) {}
  document.documentElement.dataset.apiLayouts = words.join(' ');
})();`;
}
