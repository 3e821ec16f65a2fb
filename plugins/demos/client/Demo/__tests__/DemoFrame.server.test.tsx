import { Button } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { createPortalTheme } from '@site/src/mui/theme';
import DemoFrame, { type DemoFrameProps } from '../DemoFrame';

const renderFrame = (options: Partial<DemoFrameProps>) =>
  renderToString(
    <DemoFrame {...options}>
      <Button>Water</Button>
    </DemoFrame>,
  );

/** The provider without the frame, as MUI has it. */
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

describe('DemoFrame on the server', () => {
  it('adds nothing to the markup of the default', () => {
    expect(renderFrame({})).toBe(renderPlain());
  });

  it.each<[Partial<DemoFrameProps>, string]>([
    [{}, '<style data-emotion="css '],
    [{ styling: 'tailwind' }, '<style data-emotion="demo-layer '],
  ])('writes the styles of %j into every page', (options, style) => {
    expect(renderFrame(options)).toContain(style);
    expect(renderFrame(options)).toContain(style);
  });

  it('puts the rules of a demo with its own styling into a layer', () => {
    const markup = renderFrame({ styling: 'css' });
    const [, text = ''] = /<style[^>]*>([^<]*)/.exec(markup) ?? [];
    expect(text).toMatch(/^@layer mui\{\.demo-layer-/);
  });
});
