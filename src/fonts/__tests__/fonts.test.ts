/** @jest-environment jsdom */
import { declareFonts, type Font } from '../declareFonts';
import { needsExtraFonts } from '../needsExtraFonts';

it.each([
  ['/x/onepirate', true],
  ['/zh/themes/onepirate-home', true],
  ['/x/react-charts', false],
])('%s shows the extra fonts: %s', (pathname, expected) => {
  expect(needsExtraFonts(pathname)).toBe(expected);
});

it('a font is made known once, and is not fetched', () => {
  const added: FontFace[] = [];
  const load = jest.fn();
  Object.assign(globalThis, {
    FontFace: class {
      load = load;
      constructor(
        readonly family: string,
        readonly source: string,
        readonly descriptors: FontFaceDescriptors,
      ) {}
    },
  });
  Object.assign(document, { fonts: { add: (font: FontFace) => added.push(font) } });
  const font: Font = {
    family: 'Work Sans',
    weight: '300',
    url: '/assets/fonts/work-sans.woff2',
    display: 'swap',
  };
  declareFonts([font, { ...font, weight: '400' }]);
  declareFonts([font]);
  expect(added).toMatchObject([
    {
      family: 'Work Sans',
      source: 'url(/assets/fonts/work-sans.woff2)',
      descriptors: { weight: '300', display: 'swap' },
    },
    { family: 'Work Sans', descriptors: { weight: '400' } },
  ]);
  expect(load).not.toHaveBeenCalled();
});
