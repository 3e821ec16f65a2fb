import { renderChangedVariables } from '../renderChangedVariables';
import { createPortalTheme, type PortalThemeOptions } from '../theme';

const render = (options: PortalThemeOptions, scope?: string) =>
  renderChangedVariables(createPortalTheme(options), createPortalTheme(), scope);

describe('renderChangedVariables', () => {
  it.each<[string, PortalThemeOptions]>([
    ['the defaults', {}],
    ['a direction', { direction: 'rtl' }],
    ['density', { dense: true }],
  ])('has nothing to write for %s', (_, options) => {
    expect(render(options)).toBe('');
  });

  it('writes a changed spacing for the document', () => {
    expect(render({ spacing: 5 })).toBe(':root:root { --mui-spacing: 5px; }\n');
  });

  it('writes variables for a part of the document', () => {
    expect(render({ spacing: 5 }, '.demo')).toBe('.demo { --mui-spacing: 5px; }\n');
    const css = render({ paletteColors: { primary: '#7b1fa2' } }, '.demo');
    expect(css).toMatch(/^\.demo, \[data-theme="light"\] \.demo \{ /);
    expect(css).toMatch(/\n\[data-theme="dark"\] \.demo \{ /);
  });

  it('writes a color’s variables for each mode, and no other color’s', () => {
    const css = render({ paletteColors: { primary: '#7b1fa2' } });
    const [light, dark] = css.split('\n');
    expect(light).toMatch(/^:root:root, :root\[data-theme="light"\] \{ /);
    expect(light).toContain('--mui-palette-primary-main: #7b1fa2;');
    expect(light).toContain('--mui-palette-Slider-primaryTrack: ');
    expect(dark).toMatch(/^:root\[data-theme="dark"\] \{ /);
    expect(dark).toContain('--mui-palette-primary-main: #7b1fa2;');
    expect(css).not.toContain('secondary');
  });

  it('leaves out no variable that is made of a changed one', () => {
    const options = {
      spacing: 5,
      paletteColors: { primary: '#7b1fa2', secondary: '#33691e' },
    };
    const css = render(options);
    const written = new Set(css.match(/--mui-[\w-]+(?=:)/g));
    const declarations = createPortalTheme(options)
      .generateStyleSheets()
      .flatMap((sheet) => Object.values(sheet).flatMap(Object.entries));
    // The root would resolve it there, with the site's value.
    const stale = declarations.filter(
      ([name, value]) =>
        !written.has(name) &&
        [...String(value).matchAll(/var\((--mui-[\w-]+)/g)].some(([, used]) =>
          written.has(used ?? ''),
        ),
    );
    expect(written.has('--mui-palette-primary-main')).toBe(true);
    expect(stale).toEqual([]);
  });
});
