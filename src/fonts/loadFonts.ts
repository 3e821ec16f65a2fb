/** Makes the extra fonts known, fetching their list first. */
export async function loadExtraFonts(): Promise<void> {
  const [{ declareFonts }, { extraFonts }] = await Promise.all([
    import('./declareFonts'),
    import('./extraFonts'),
  ]);
  declareFonts(extraFonts);
}

/** Makes the icon font known, fetching its address first. */
export async function loadIconFonts(): Promise<void> {
  const [{ declareFonts }, { iconFonts }] = await Promise.all([
    import('./declareFonts'),
    import('./iconFonts'),
  ]);
  declareFonts(iconFonts);
}
