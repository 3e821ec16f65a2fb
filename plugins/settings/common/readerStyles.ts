import { SETTING_DEFINITIONS, type Settings } from './definitions';
import { localTextStorage } from '../../../src/utils/storage';
import {
  STYLES_STORAGE_NAME,
  getStampedKey,
  readKey,
  writeStyles,
} from './keptStyles';
import { getSettingsStore } from './store';

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

const loadRendering = () => import('../../../src/mui/readerStyles');

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
  writeStyles(key, css);
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
  if (key === getStampedKey()) {
    return;
  }
  if (key === '') {
    writeStyles(key, '');
    localTextStorage.write(STYLES_STORAGE_NAME, null);
  } else {
    await render();
  }
}
