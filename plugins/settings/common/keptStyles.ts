import { localTextStorage } from '../../../src/utils/storage';

/*
 * The reader's colors and spacing are CSS variables, which only MUI's theme can compute.
 * The outcome is kept, so that the next page has it before its first paint and without
 * MUI. Here is what that page needs; `readerStyles.ts` computes and keeps.
 */

/** Name of the storage entry: a key, a line break, the CSS. */
export const STYLES_STORAGE_NAME = 'readerStyles';
/** Id of the style element; its `data-key` says which settings it holds. */
const STYLES_ELEMENT_ID = 'reader-styles';

/** The stored settings that the styles are made of; an empty text for the site's own. */
export function readKey(): string {
  return ['spacing', 'paletteColors']
    .map((name) => localTextStorage.read(name) ?? '')
    .join(' ')
    .trim();
}

/** The settings whose styles the document has; an empty text for the site's own. */
export function getStampedKey(): string {
  return document.getElementById(STYLES_ELEMENT_ID)?.dataset.key ?? '';
}

/** Gives the document styles in place of those that it has. */
export function writeStyles(key: string, css: string): void {
  let element = document.getElementById(STYLES_ELEMENT_ID);
  if (element === null) {
    element = document.createElement('style');
    element.id = STYLES_ELEMENT_ID;
    document.head.append(element);
  }
  element.dataset.key = key;
  element.textContent = css;
}

/**
 * Brings the kept styles into the document, if they are those of the stored settings and
 * of this build.
 *
 * @param version of `getStylesVersion`
 */
export function stampKeptStyles(version: string): void {
  const key = readKey();
  const kept = localTextStorage.read(STYLES_STORAGE_NAME) ?? '';
  const head = `${version} ${key}\n`;
  if (key !== '' && kept.startsWith(head)) {
    writeStyles(key, kept.slice(head.length));
  }
}
