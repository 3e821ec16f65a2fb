import { useEffect, useMemo, type ReactNode } from 'react';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { createPortalTheme } from '@site/src/mui/theme';
import { useSetting } from '@site/src/hooks/useSetting';

// In the same chunk, which no page loads before its first demo.
export { applyLicense } from './applyLicense';

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

function ModeBridge() {
  const [mode] = useSetting('mode');
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}

/**
 * MUI's theme around a demo. The document's `data-theme` and the site's stylesheet
 * already hold the mode and the CSS variables.
 */
export default function DemoFrame({ children }: { children: ReactNode }) {
  const theme = useMemo(() => createPortalTheme(), []);
  return (
    <ThemeProvider theme={theme} {...CSS_VARIABLES_PROPS}>
      <ModeBridge />
      <div className="demo">{children}</div>
    </ThemeProvider>
  );
}
