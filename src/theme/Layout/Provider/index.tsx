import LayoutProvider from '@theme-original/Layout/Provider';
import type { Props } from '@theme/Layout/Provider';
import ModeBridge from '@site/src/components/ModeBridge';

/** Wrapped because the colour mode can be reached from below the original only. */
export default function LayoutProviderWithModeBridge({ children }: Props) {
  return (
    <LayoutProvider>
      <ModeBridge />
      {children}
    </LayoutProvider>
  );
}
