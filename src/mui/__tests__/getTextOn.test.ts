import { getContrast } from '../colorFunctions';
import { CONTRAST_LUMINANCE_THRESHOLD, getTextOn } from '../getTextOn';
import { SITE_COLORS } from '../siteColors';
import { createPortalTheme } from '../theme';

const DARK = '#14201f';
const LIGHT = '#ffffff';

it('turns from light to dark text at half of the way to white', () => {
  expect(CONTRAST_LUMINANCE_THRESHOLD).toBe(0.5);
});

it.each([
  ['#000000', '#ffffff', LIGHT],
  ['#ffffff', '#ffffff', DARK],
  // The two greys on both sides of the threshold.
  ['#767676', '#ffffff', LIGHT],
  ['#787878', '#ffffff', DARK],
  [SITE_COLORS.light.primary, '#ffffff', LIGHT],
  [SITE_COLORS.dark.primary, '#141d1d', DARK],
  ['hsl(60 100% 50%)', '#ffffff', DARK],
  ['color(display-p3 0 0 1)', '#ffffff', LIGHT],
  // A translucent color counts as it is seen.
  ['rgb(0 0 0 / 10%)', '#ffffff', DARK],
  ['rgb(0 0 0 / 10%)', '#000000', LIGHT],
])('on %s over %s it chooses %s', (color, background, text) => {
  expect(getTextOn(color, background)).toBe(text);
});

it('always has the contrast that the theme asks for', () => {
  const { contrastThreshold } = createPortalTheme().palette;
  const steps = ['00', '33', '66', '80', '99', 'cc', 'ff'];
  const colors = steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
  );
  const poor = colors.filter(
    (color) => getContrast(getTextOn(color, LIGHT), color) < contrastThreshold,
  );
  expect(poor).toEqual([]);
});
