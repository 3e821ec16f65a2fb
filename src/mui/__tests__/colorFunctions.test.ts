import {
  blendColors,
  darkenColor,
  getContrast,
  lightenColor,
  toReadable,
  withAlpha,
} from '../colorFunctions';
import { isColor } from '../parseColor';

let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  // MUI logs what it is handed out of range.
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

const RED = 'color(rec2020 1 0 0)';

it.each<[call: string, result: string, expected: string]>([
  ['withAlpha hex', withAlpha('#0af', 0.5), 'rgba(0, 170, 255, 0.5)'],
  ['withAlpha above', withAlpha('#0af', 7), 'rgba(0, 170, 255, 1)'],
  ['withAlpha below', withAlpha('#0af', -7), 'rgba(0, 170, 255, 0)'],
  ['withAlpha NaN', withAlpha('#0af', NaN), 'rgba(0, 170, 255, 0)'],
  ['withAlpha anew', withAlpha('hsl(1 2% 3% / 1)', 0.5), 'hsla(1, 2%, 3%, 0.5)'],
  ['withAlpha space', withAlpha(RED, 0.5), 'color(rec2020 1 0 0 /0.5)'],
  [
    'withAlpha alias',
    withAlpha('color(rec-2020 1 0 0)', 2),
    `${RED.slice(0, -1)} /1)`,
  ],
  ['lighten', lightenColor('#000', 0.2), 'rgb(51, 51, 51)'],
  ['lighten above', lightenColor('#000', 3), 'rgb(255, 255, 255)'],
  ['lighten below', lightenColor('#000', -3), 'rgb(0, 0, 0)'],
  ['lighten space', lightenColor(RED, 0.5), 'color(rec2020 1 0.5 0.5)'],
  [
    'lighten translucent',
    lightenColor('color(srgb 0 0 0 / 0.3)', 0.5),
    'color(srgb 0.5 0.5 0.5 /0.3)',
  ],
  ['darken', darkenColor('hsl(10, 20%, 50%)', 0.5), 'hsl(10, 20%, 25%)'],
  ['darken above', darkenColor('#fff', 9), 'rgb(0, 0, 0)'],
  ['darken below', darkenColor('#fff', -9), 'rgb(255, 255, 255)'],
  ['darken translucent', darkenColor('#fff8', 1), 'rgba(0, 0, 0, 0.5333)'],
  ['blend', blendColors('#fff', '#000', 0.5), 'rgb(128, 128, 128)'],
  ['blend above', blendColors('#fff', '#000', 5), 'rgb(0, 0, 0)'],
  ['blend below', blendColors('#fff', '#000', -5), 'rgb(255, 255, 255)'],
  [
    'blend spaces',
    blendColors('hsl(0 0% 100%)', 'color(display-p3 0 0 0)', 0.5),
    'rgb(128, 128, 128)',
  ],
])('%s gives a valid color', (_, result, expected) => {
  expect(result).toBe(expected);
  expect(isColor(result)).toBe(true);
});

it.each([
  ['#000', '#fff', 21],
  ['#fff', '#fff', 1],
  ['color(srgb 0 0 0)', '#fff', 21],
  ['hsl(0 0% 0%)', 'rgb(255 255 255)', 21],
  // As the gray that half of black on white is.
  ['#00000080', '#fff', 4],
])('%s on %s has a contrast of %s', (color, background, contrast) => {
  expect(getContrast(color, background)).toBeCloseTo(contrast, 1);
});

it.each([
  ['#00696f', '#ffffff'],
  ['#ffff00', '#ffffff'],
  ['#7b1fa2', '#141d1d'],
  ['color(display-p3 0 0 1)', '#141d1d'],
  ['#ffffff', '#808080'],
])('moves %s on %s as far as text needs', (color, background) => {
  const shade = toReadable(color, background, 4.5);
  expect(getContrast(shade, background)).toBeGreaterThanOrEqual(4.5);
});

it('leaves a color that can be read alone', () => {
  expect(toReadable('#00696f', '#fff', 4.5)).toBe('#00696f');
});

it.each([
  () => withAlpha('teal', 1),
  () => lightenColor('teal', 1),
  () => darkenColor('teal', 1),
  () => blendColors('#fff', 'teal', 1),
  () => getContrast('teal', '#fff'),
])('names what it can’t compute with', (call) => {
  expect(call).toThrow(/^"teal" is no color/);
});
