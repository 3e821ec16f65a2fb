import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import type { PortalFields } from '@site/src/contexts/PortalFieldsProvider';
import { loadExtraFonts } from '@site/src/fonts/loadFonts';
import { needsExtraFonts } from '@site/src/fonts/needsExtraFonts';

/** Fetches the extra fonts where an address asks for them; without them, text is shown in others. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  if (needsExtraFonts(location.pathname)) {
    const { extraFontsUrl } = siteConfig.customFields as unknown as PortalFields;
    loadExtraFonts(extraFontsUrl).catch((error: unknown) =>
      console.info('No extra fonts.', error),
    );
  }
};
