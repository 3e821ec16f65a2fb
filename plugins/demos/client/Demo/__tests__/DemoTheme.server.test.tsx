import { Button } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { createPortalTheme } from '@site/src/mui/theme';
import DemoTheme, { type DemoThemeProps } from '../DemoTheme';

const renderThemed = (options: Partial<DemoThemeProps>) =>
  renderToString(
    <DemoTheme {...options}>
      <Button>Water</Button>
    </DemoTheme>,
  );

/** The provider without a demo's theme, as MUI has it. */
function renderPlain(): string {
  const props = { disableStyleSheetGeneration: true };
  return renderToString(
    <ThemeProvider theme={createPortalTheme()} {...props}>
      <div className="demo">
        <Button>Water</Button>
      </div>
    </ThemeProvider>,
  );
}

describe('DemoTheme on the server', () => {
  it('adds nothing to the markup of the default', () => {
    expect(renderThemed({})).toBe(renderPlain());
  });

  it.each<[Partial<DemoThemeProps>, string]>([
    [{}, '<style data-emotion="css '],
    [{ styling: 'tailwind' }, '<style data-emotion="demo-layer '],
  ])('writes the styles of %j into every page', (options, style) => {
    expect(renderThemed(options)).toContain(style);
    expect(renderThemed(options)).toContain(style);
  });

  it('puts the rules of a demo with its own styling into a layer', () => {
    const markup = renderThemed({ styling: 'css' });
    const [, text = ''] = /<style[^>]*>([^<]*)/.exec(markup) ?? [];
    expect(text).toMatch(/^@layer mui\{\.demo-layer-/);
  });
});
