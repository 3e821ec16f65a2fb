import { renderChangedVariables } from '../renderChangedVariables';
import { createPortalTheme, type PortalThemeOptions } from '../theme';

const SCOPE = ':where(.demo, body > :not(#__docusaurus))';

const render = (options: PortalThemeOptions) =>
  renderChangedVariables(createPortalTheme(options), createPortalTheme());

describe('renderChangedVariables', () => {
  it.each<[string, PortalThemeOptions]>([
    ['the defaults', {}],
    ['a direction', { direction: 'rtl' }],
    ['density', { dense: true }],
  ])('has nothing to write for %s', (_, options) => {
    expect(render(options)).toBe('');
  });

  it('writes a changed spacing for demos and popups', () => {
    expect(render({ spacing: 5 })).toBe(`${SCOPE} { --mui-spacing: 5px; }\n`);
  });

  it('writes a color’s variables for each mode, and no other color’s', () => {
    const css = render({ paletteColors: { primary: '#7b1fa2' } });
    const [light, dark] = css.split('\n');
    expect(light).toMatch(/^:where\(\.demo, .*, \[data-theme="light"\] :where\(/);
    expect(light).toContain('--mui-palette-primary-main: #7b1fa2;');
    expect(light).toContain('--mui-palette-Slider-primaryTrack: ');
    expect(dark?.startsWith(`[data-theme="dark"] ${SCOPE} { `)).toBe(true);
    expect(dark).toContain('--mui-palette-primary-main: #7b1fa2;');
    expect(css).not.toMatch(/secondary|:root/);
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
