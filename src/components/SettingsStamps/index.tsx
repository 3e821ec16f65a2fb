import { useEffect } from 'react';
import { useSetting } from '@site/src/hooks/useSetting';
import { stampReaderStyles } from '@site/src/settings/readerStyles';

/**
 * Keeps what the document carries of the settings in step with them: the content's width,
 * the date library, and the CSS variables of colors and spacing. Before the first paint the
 * reader-settings plugin's scripts set them.
 */
export default function SettingsStamps() {
  const [contentWidth] = useSetting('contentWidth');
  const [dateLibrary] = useSetting('dateLibrary');
  const [spacing] = useSetting('spacing');
  const [paletteColors] = useSetting('paletteColors');
  useEffect(() => {
    document.documentElement.dataset.contentWidth = contentWidth;
  }, [contentWidth]);
  useEffect(() => {
    document.documentElement.dataset.dateLibrary = dateLibrary;
  }, [dateLibrary]);
  useEffect(() => {
    // Without MUI's theme the document keeps the colors that it has; the next change tries again.
    stampReaderStyles().catch((error: unknown) => console.warn(error));
  }, [spacing, paletteColors]);
  return null;
}
