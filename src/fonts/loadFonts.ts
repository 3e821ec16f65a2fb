import { addStyleSheet } from './addStyleSheet';

/**
 * Makes the extra fonts known, fetching their list first.
 *
 * @param url style sheet of a fonts service that has them; without it they are the portal's
 * @throws the error of what can't be fetched
 */
export async function loadExtraFonts(url?: string): Promise<void> {
  if (url !== undefined) {
    return addStyleSheet(url);
  }
  const [{ declareFonts }, { extraFonts }] = await Promise.all([
    import('./declareFonts'),
    import('./extraFonts'),
  ]);
  declareFonts(extraFonts);
}

/**
 * Makes the icon font known, fetching its address first.
 *
 * @param url style sheet of a fonts service that has it; without it it is the portal's
 * @throws the error of what can't be fetched
 */
export async function loadIconFonts(url?: string): Promise<void> {
  if (url !== undefined) {
    return addStyleSheet(url);
  }
  const [{ declareFonts }, { iconFonts }] = await Promise.all([
    import('./declareFonts'),
    import('./iconFonts'),
  ]);
  declareFonts(iconFonts);
}
