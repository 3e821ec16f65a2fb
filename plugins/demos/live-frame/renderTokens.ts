import { FONT_FAMILY, FONT_FAMILY_CODE } from '../../../src/mui/fonts';
import { createPortalTheme } from '../../../src/mui/theme';
import { renderStyleSheets } from '../../styles';

/** The theme's CSS variables, as the site's own style sheet has them. */
export function renderTokens(): string {
  return renderStyleSheets([
    ...createPortalTheme().generateStyleSheets(),
    {
      ':root': {
        '--portal-font': FONT_FAMILY,
        '--portal-font-code': FONT_FAMILY_CODE,
      },
    },
  ]);
}
