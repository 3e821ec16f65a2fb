import LayoutProvider from '@theme-original/Layout/Provider';
import type { Props } from '@theme/Layout/Provider';
import CodeChoiceBridge from '@site/src/components/CodeChoiceBridge';
import ConsentBar from '@site/src/components/ConsentBar';
import FontPreload from '@site/src/components/FontPreload';
import ModeBridge from '@site/src/components/ModeBridge';
import SearchDialog from '@site/src/components/SearchDialog';
import SettingsDrawer from '@site/src/components/SettingsDrawer';
import SettingsLink from '@site/src/components/SettingsLink';
import Shortcuts from '@site/src/components/Shortcuts';
import { ThemeProvider } from '@site/src/contexts/ThemeProvider';

/** Wrapped because the color mode can be reached from below the original only. */
export default function LayoutProviderWithBridges({ children }: Props) {
  return (
    <LayoutProvider>
      <FontPreload />
      <ModeBridge />
      <CodeChoiceBridge />
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
