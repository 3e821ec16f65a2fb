import { useEffect } from 'react';
import { usePortalFields } from '@site/src/contexts/PortalFieldsProvider';
import { loadIconFonts } from '@site/src/fonts/loadFonts';

/** Fetches the icon font, for a page whose front matter says `iconFonts: true`. */
export default function IconFonts() {
  const { iconFontsUrl } = usePortalFields();
  useEffect(() => {
    // Without it an icon's place stays empty, and the page is read as well.
    loadIconFonts(iconFontsUrl).catch((error: unknown) =>
      console.info('No icon font.', error),
    );
  }, [iconFontsUrl]);
  return null;
}
