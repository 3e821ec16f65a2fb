import { toSrgb } from '../toSrgb';

/** Channels as Chromium's canvas has them for the same color. */
const CASES: [input: string, red: number, green: number, blue: number][] = [
  ['#0af', 0, 170, 255],
  ['rgb(1 2 3)', 1, 2, 3],
  ['hsl(200 50% 40%)', 51, 119, 153],
  ['color(srgb 1 0.5 0)', 255, 128, 0],
  ['color(display-p3 1 0.5 0)', 255, 118, 0],
  ['color(display-p3 .3 .6 .2)', 36, 155, 25],
  ['color(a98-rgb .3 .6 .2)', 0, 154, 34],
  ['color(prophoto-rgb .3 .6 .2)', 0, 181, 7],
  ['color(rec2020 .3 .6 .2)', 0, 170, 42],
  ['color(rec-2020 .8 .1 .6)', 255, 0, 169],
];

it.each(CASES)('shows %s as a browser does', (input, ...channels) => {
  const hex = channels.map((channel) => channel.toString(16).padStart(2, '0'));
  expect(toSrgb(input)).toBe(`#${hex.join('')}`);
});

it.each(['srgb', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020'])(
  'leaves white and black of %s as they are',
  (space) => {
    expect(toSrgb(`color(${space} 1 1 1)`)).toBe('#ffffff');
    expect(toSrgb(`color(${space} 0 0 0)`)).toBe('#000000');
  },
);

it.each([
  ['#0af8', '#00aaff88'],
  ['hsl(0 100% 50% / 0.5)', '#ff000080'],
  ['color(srgb 1 0 0 / 0)', '#ff000000'],
])('keeps the alpha of %s', (input, hex) => expect(toSrgb(input)).toBe(hex));
