import { useMemo, useState, type ReactNode } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { __unsafe_useEmotionCache, CacheProvider } from '@emotion/react';
import PortalTheme from '../PortalTheme';
import {
  getDemoCache,
  loadMirror,
  type DemoCacheOptions,
} from '@site/src/mui/createDemoCache';
import { useModule } from '@site/src/hooks/useModule';
import { getPortalTheme, type PortalThemeOptions } from '@site/src/mui/theme';
import type { CodeStyling } from '@site/plugins/settings/common';

/**
 * The provider is there for every combination, so that a change of it leaves the demo's
 * state alone. By default it hands on what it found: on the server nothing, although the
 * type denies that, and then Emotion writes a demo's styles as it does without a provider.
 */
function StyleCache({
  mirror,
  layered,
  children,
}: DemoCacheOptions & { children: ReactNode }) {
  const inherited = __unsafe_useEmotionCache();
  const cache = useMemo(() => getDemoCache({ mirror, layered }), [mirror, layered]);
  return (
    <CacheProvider value={cache ?? (inherited as EmotionCache)}>
      {children}
    </CacheProvider>
  );
}

export interface DemoThemeProps extends PortalThemeOptions {
  /** How the demo is styled: all but `system` need MUI's rules in a layer below theirs. */
  styling?: CodeStyling;
  children: ReactNode;
}

/**
 * MUI's theme around a demo. The document's `data-theme`, the site's stylesheet and that
 * of the reader's colors and spacing already hold the mode and the CSS variables.
 *
 * Popups are portaled out of it: for a right-to-left demo the document has to have
 * that direction, too.
 */
export default function DemoTheme({
  direction: wanted = 'ltr',
  dense,
  spacing,
  paletteColors,
  localeTexts,
  styling = 'system',
  children,
}: DemoThemeProps) {
  const { module: loaded } = useModule(loadMirror, wanted === 'rtl');
  const mirror = wanted === 'rtl' ? loaded : undefined;
  // A demo stays as it was until the mirror has come.
  const direction = mirror ? 'rtl' : 'ltr';
  const [wasDense, setWasDense] = useState(dense);
  if (dense && !wasDense) {
    setWasDense(true);
  }
  const theme = getPortalTheme({
    direction,
    dense,
    wasDense,
    spacing,
    paletteColors,
    localeTexts,
  });
  return (
    <StyleCache mirror={mirror} layered={styling !== 'system'}>
      <PortalTheme theme={theme}>
        <div className="demo" dir={direction === 'rtl' ? 'rtl' : undefined}>
          {children}
        </div>
      </PortalTheme>
    </StyleCache>
  );
}
