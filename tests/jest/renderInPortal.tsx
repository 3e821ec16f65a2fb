import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { PortalFieldsProvider } from '@site/src/contexts/PortalFieldsProvider';

/** Renders what needs the portal's configuration, as every page has it. */
export function renderInPortal(ui: ReactNode) {
  return render(ui, { wrapper: PortalFieldsProvider });
}
