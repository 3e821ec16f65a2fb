import { useEffect } from 'react';
import { loadIconFonts } from '@site/src/fonts/loadFonts';

/** Fetches the icon font, for a page whose front matter says `iconFonts: true`. */
export default function IconFonts() {
  useEffect(() => {
    // Without it an icon's place stays empty, and the page is read as well.
    loadIconFonts().catch((error: unknown) => console.info('No icon font.', error));
  }, []);
  return null;
}
