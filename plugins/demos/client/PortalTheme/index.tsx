import { useEffect, type ReactNode } from 'react';
import {
  ThemeProvider,
  useColorScheme,
  type CssVarsTheme,
} from '@mui/material/styles';
import { useSetting } from '@site/plugins/settings/common';
import { getPortalTheme } from '@site/src/mui/theme';

/**
 * What keeps the provider from repeating the site's work: nothing stored, no variables
 * written, no attribute stamped, and a re-render for components that read the mode in
 * script. The types know these props only with MUI's global CSS variables augmentation,
 * which would reach the demos and let through what a reader's own project refuses.
 */
const CSS_VARIABLES_PROPS = {
  storageManager: null,
  disableStyleSheetGeneration: true,
  colorSchemeNode: null,
  forceThemeRerender: true,
};

/** Tells MUI which of its color schemes the reader chose. */
function SchemeBridge() {
  const [mode] = useSetting('mode');
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}

interface PortalThemeProps {
  /** The site's own theme, or a variant of it. */
  theme?: CssVarsTheme;
  children: ReactNode;
}

/**
 * MUI's theme for components of the site and for demos. The document's `data-theme` and
 * the site's stylesheet already hold the mode and the CSS variables.
 */
export default function PortalTheme({
  theme = getPortalTheme(),
  children,
}: PortalThemeProps) {
  return (
    <ThemeProvider theme={theme} {...CSS_VARIABLES_PROPS}>
      <SchemeBridge />
      {children}
    </ThemeProvider>
  );
}
