import LayoutProvider from '@theme-original/Layout/Provider';
import type { Props } from '@theme/Layout/Provider';
import CodeChoiceBridge from '@site/src/components/CodeChoiceBridge';
import ModeBridge from '@site/src/components/ModeBridge';

/** Wrapped because the colour mode can be reached from below the original only. */
export default function LayoutProviderWithBridges({ children }: Props) {
  return (
    <LayoutProvider>
      <ModeBridge />
      <CodeChoiceBridge />
      {children}
    </LayoutProvider>
  );
}
