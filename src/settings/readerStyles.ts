import { SETTING_DEFINITIONS, type Settings } from './definitions';
import { localTextStorage } from './storage';
import { getSettingsStore } from './store';

/*
 * The reader's colors and spacing are CSS variables, which only MUI's theme can compute.
 * The outcome is kept, so that the next page has it before its first paint and without
 * MUI: see the reader-settings plugin.
 */

/** Name of the storage entry: a key, a line break, the CSS. */
export const STYLES_STORAGE_NAME = 'readerStyles';
/** Id of the style element; its `data-key` says which settings it holds. */
const STYLES_ELEMENT_ID = 'reader-styles';

/** Settings as they stand in the storage; an empty text for the site's own. */
function toKey({
  spacing,
  paletteColors,
}: Pick<Settings, 'spacing' | 'paletteColors'>) {
  return [
    SETTING_DEFINITIONS.spacing.serialize(spacing) ?? '',
    SETTING_DEFINITIONS.paletteColors.serialize(paletteColors) ?? '',
  ]
    .join(' ')
    .trim();
}

function readKey(): string {
  return [SETTING_DEFINITIONS.spacing.name, SETTING_DEFINITIONS.paletteColors.name]
    .map((name) => localTextStorage.read(name) ?? '')
    .join(' ')
    .trim();
}

function writeElement(key: string, css: string): void {
  let element = document.getElementById(STYLES_ELEMENT_ID);
  if (element === null) {
    element = document.createElement('style');
    element.id = STYLES_ELEMENT_ID;
    document.head.append(element);
  }
  element.dataset.key = key;
  element.textContent = css;
}

const loadRendering = () => import('../mui/readerStyles');

/** The rendering once it has come: from then on a change takes effect at once. */
let rendering: Awaited<ReturnType<typeof loadRendering>> | undefined;

async function render(): Promise<void> {
  rendering ??= await loadRendering();
  const store = getSettingsStore();
  const settings = {
    spacing: store.get('spacing'),
    paletteColors: store.get('paletteColors'),
  };
  const key = toKey(settings);
  const css = rendering.renderReaderStyles(settings);
  writeElement(key, css);
  // What a link asks for is not stored, so that the next page has no use for its styles.
  if (key === readKey()) {
    const kept = `${rendering.getStylesVersion()} ${key}\n${css}`;
    localTextStorage.write(STYLES_STORAGE_NAME, kept);
  }
}

/**
 * Brings the reader's colors and spacing into the document, if they aren't there already.
 * Browser only.
 *
 * @throws where MUI's theme is needed and can't be fetched
 */
export async function stampReaderStyles(): Promise<void> {
  const store = getSettingsStore();
  const key = toKey({
    spacing: store.get('spacing'),
    paletteColors: store.get('paletteColors'),
  });
  const stamped = document.getElementById(STYLES_ELEMENT_ID)?.dataset.key ?? '';
  if (key === stamped) {
    return;
  }
  if (key === '') {
    writeElement(key, '');
    localTextStorage.write(STYLES_STORAGE_NAME, null);
  } else {
    await render();
  }
}

/**
 * The script that brings the kept styles into the document before the first paint, if
 * they are those of the stored settings and of this build.
 *
 * @param version of `getStylesVersion`
 */
export function renderStylesScript(version: string): string {
  const { spacing, paletteColors } = SETTING_DEFINITIONS;
  return `(function () {
  try {
    var read = function (name) { return localStorage.getItem(name) || ''; };
    var key = (read('${spacing.name}') + ' ' + read('${paletteColors.name}')).trim();
    var kept = read('${STYLES_STORAGE_NAME}');
    var end = kept.indexOf('\\n');
    if (key && kept.slice(0, end) === '${version} ' + key) {
      var style = document.createElement('style');
      style.id = '${STYLES_ELEMENT_ID}';
      style.dataset.key = key;
      style.textContent = kept.slice(end + 1);
      document.head.append(style);
    }
  } catch (error) {}
})();`;
}
