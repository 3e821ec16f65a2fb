import type { ReactNode } from 'react';
import { PortalFieldsProvider } from '@site/src/contexts/PortalFieldsProvider';

/** What every page has, the bare ones of demos too; Docusaurus leaves this place to the site. */
export default function Root({ children }: { children: ReactNode }) {
  return <PortalFieldsProvider>{children}</PortalFieldsProvider>;
}
