import postcss from 'postcss';
import { mirrorLibraries } from '../mirrorLibraries';

const PACKAGE_FILE = '/site/node_modules/infima/dist/css/default/default.css';

function mirror(css: string, from = PACKAGE_FILE) {
  return postcss([mirrorLibraries()]).process(css, { from }).css;
}

describe('mirrorLibraries', () => {
  it('rewrites a package’s declarations in place, important ones too', () => {
    expect(
      mirror('@layer a { .menu { color: red; margin-left: 0 !important; top: 0 } }'),
    ).toBe(
      '@layer a { .menu { color: red; margin-inline-start: 0 !important; top: 0 } }',
    );
  });

  it('writes one declaration per axis where a shorthand has two sides', () => {
    expect(mirror('.tag { margin: 0 1px 2px 0 }')).toBe(
      '.tag { margin-block: 0 2px; margin-inline: 0 1px }',
    );
  });

  it('leaves what is marked for both directions', () => {
    const css = '.line { /* rtl:ignore */ left: 0 }';
    expect(mirror(css)).toBe(css);
  });

  it('leaves the portal’s own style sheets', () => {
    const css = '.bar { left: 0 }';
    expect(mirror(css, '/site/src/css/portal.css')).toBe(css);
  });
});
