/** Whether the page of a path shows the extra fonts. */
export function needsExtraFonts(pathname: string): boolean {
  return pathname.includes('onepirate');
}
