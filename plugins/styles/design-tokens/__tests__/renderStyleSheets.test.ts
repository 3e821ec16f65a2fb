import { createPortalTheme } from '../../../../src/mui/theme';
import { renderStyleSheets } from '../renderStyleSheets';

describe('renderStyleSheets', () => {
  it('renders nested rules, variables and camel-cased properties', () => {
    expect(
      renderStyleSheets([
        { ':root': { '--a': '1px', colorScheme: 'light' } },
        { '@media print': { ':root': { '--a': 0 } } },
      ]),
    ).toMatchInlineSnapshot(`
      ":root {
        --a: 1px;
        color-scheme: light;
      }

      @media print {
        :root {
          --a: 0;
        }
      }
      "
    `);
  });

  it('holds the palette of both color schemes of the portal', () => {
    const css = renderStyleSheets(createPortalTheme().generateStyleSheets());
    expect(css).toMatch(
      /\[data-theme="light"\][^}]*--mui-palette-primary-main: #00696f/,
    );
    expect(css).toMatch(
      /\[data-theme="dark"\][^}]*--mui-palette-primary-main: #62cfd3/,
    );
  });
});
