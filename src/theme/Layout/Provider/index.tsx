import LayoutProvider from '@theme-original/Layout/Provider';
import type { Props } from '@theme/Layout/Provider';
import {
  ModeBridge,
  SettingsDrawer,
  SettingsLink,
  ThemeProvider,
} from '@site/plugins/settings/client';
import { ConsentBar } from '@site/plugins/services/client';
import FontPreload from '@site/src/chrome/FontPreload';
import { SearchDialog } from '@site/plugins/search/client';
import { Shortcuts } from '@site/plugins/shortcuts/client';

/** Wrapped because the color mode can be reached from below the original only. */
export default function LayoutProviderWithBridges({ children }: Props) {
  return (
    <LayoutProvider>
      <FontPreload />
      <ModeBridge />
      <ThemeProvider>
        <ConsentBar />
        {children}
        <SearchDialog />
        <SettingsDrawer />
        <SettingsLink />
        <Shortcuts />
      </ThemeProvider>
    </LayoutProvider>
  );
}
