/** @jest-environment jsdom */
import { declareFonts, type Font } from '../declareFonts';
import { loadExtraFonts, loadIconFonts } from '../loadFonts';
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

describe.each([
  ['the icon font', loadIconFonts],
  ['the extra fonts', loadExtraFonts],
])('where a fonts service has %s', (name, load) => {
  const url = `https://fonts.example.org/${name.replaceAll(' ', '-')}.css`;
  const findSheets = () =>
    document.head.querySelectorAll<HTMLLinkElement>(`link[href="${url}"]`);

  it('its style sheet is added, again after a failure, then once', async () => {
    const failed = load(url);
    findSheets()[0]!.dispatchEvent(new Event('error'));
    await expect(failed).rejects.toThrow(`${url} could not be fetched`);
    expect(findSheets()).toHaveLength(0);
    const loading = [load(url), load(url)];
    expect(findSheets()).toHaveLength(1);
    expect(findSheets()[0]!.rel).toBe('stylesheet');
    findSheets()[0]!.dispatchEvent(new Event('load'));
    await expect(Promise.all(loading)).resolves.toEqual([undefined, undefined]);
  });
});
