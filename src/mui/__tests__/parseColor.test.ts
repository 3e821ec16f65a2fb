import {
  clamp,
  COLOR_SPACES,
  formatColor,
  isColor,
  parseColor,
} from '../parseColor';

describe('parseColor', () => {
  it.each([
    ['#0af', 'rgb(0, 170, 255)'],
    ['#0AF8', 'rgba(0, 170, 255, 0.5333)'],
    ['#7b1fa2', 'rgb(123, 31, 162)'],
    ['#7b1fa280', 'rgba(123, 31, 162, 0.502)'],
    ['  #fff ', 'rgb(255, 255, 255)'],
    ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
    ['rgb(1 2 3)', 'rgb(1, 2, 3)'],
    ['RGB(1 2 3 / 50%)', 'rgba(1, 2, 3, 0.5)'],
    ['rgb(100%, 50%, 0%)', 'rgb(255, 128, 0)'],
    ['rgba(1,2,3,.4)', 'rgba(1, 2, 3, 0.4)'],
    ['rgba(1, 2, 3)', 'rgb(1, 2, 3)'],
    ['hsl(200, 50%, 40%)', 'hsl(200, 50%, 40%)'],
    ['hsl(200 50 40)', 'hsl(200, 50%, 40%)'],
    ['hsl(0.5turn 50% 40%)', 'hsl(180, 50%, 40%)'],
    ['hsl(200grad 50% 40%)', 'hsl(180, 50%, 40%)'],
    ['hsl(-90deg 50% 40%)', 'hsl(270, 50%, 40%)'],
    ['hsla(200, 50%, 40%, 0.3)', 'hsla(200, 50%, 40%, 0.3)'],
    ['hsl(200 50% 40% / 30%)', 'hsla(200, 50%, 40%, 0.3)'],
    ...COLOR_SPACES.map((space) => [
      `color(${space} 0.1 20% 1)`,
      `color(${space} 0.1 0.2 1)`,
    ]),
    ['color(rec-2020 1 0 0)', 'color(rec2020 1 0 0)'],
    ['color(display-p3 1 -0.1 0 / 0.5)', 'color(display-p3 1 -0.1 0 /0.5)'],
  ])('reads %s as %s', (input, text) => {
    expect(formatColor(parseColor(input))).toBe(text);
    // What it writes, it reads.
    expect(formatColor(parseColor(text))).toBe(text);
  });

  it.each([
    ['rgb(300, -1, 3)', 'rgb(255, 0, 3)'],
    ['rgb(1 2 3 / 7)', 'rgba(1, 2, 3, 1)'],
    ['rgba(1, 2, 3, -2)', 'rgba(1, 2, 3, 0)'],
    ['hsl(400 200% -5% / 200%)', 'hsla(40, 100%, 0%, 1)'],
    ['color(srgb 1 0 0 / 9)', 'color(srgb 1 0 0 /1)'],
  ])('clamps %s to %s', (input, text) => {
    expect(formatColor(parseColor(input))).toBe(text);
  });

  it.each([
    '',
    'teal',
    '0af',
    '#0',
    '#12345',
    '#1234567',
    '#ggg',
    'rgb()',
    'rgb(1, 2)',
    'rgb(1, 2, 3, 4, 5)',
    'rgb(1 2 3 4)',
    'rgb(1 2 3 / 4 / 5)',
    'rgb(a, b, c)',
    'rgb(1, 2, 3',
    'hsl(1rem 2% 3%)',
    'hwb(200 10% 10%)',
    'lab(50% 40 59)',
    'color(1 0 0)',
    'color(xyz 1 0 0)',
    'color(srgb 1 0)',
    'color(srgb 1 0 0 0.5)',
    'var(--x)',
    'url(x)',
    '#fff; color: red',
  ])('refuses %j, naming it and the accepted forms', (input) => {
    expect(() => parseColor(input)).toThrow(
      `"${input}" is no color that can be computed with. Write #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), hsl(), hsla(), or color() in one of: srgb, display-p3, a98-rgb, prophoto-rgb, rec2020.`,
    );
    expect(isColor(input)).toBe(false);
  });
});

describe('parseColor of what is no text', () => {
  it.each<[unknown, string]>([
    [undefined, 'undefined'],
    [null, 'null'],
    [42, 'The number 42'],
    [true, 'The boolean true'],
    [{ r: 1 }, 'The object {"r":1}'],
    [['#fff'], 'The object ["#fff"]'],
    [Symbol('red'), 'The symbol Symbol(red)'],
    [{ toJSON: () => undefined }, 'The object [object Object]'],
  ])('names %p and the accepted forms', (input, name) => {
    expect(() => parseColor(input as string)).toThrow(
      `${name} is no color: a color is a text. Write #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), hsl(), hsla(), or color() in one of: srgb, display-p3, a98-rgb, prophoto-rgb, rec2020.`,
    );
    expect(isColor(input as string)).toBe(false);
  });

  it('names an object that can’t be shown by its type', () => {
    const input = Object.assign(Object.create(null) as object, {
      toJSON() {
        throw new Error('no');
      },
    });
    expect(() => parseColor(input as unknown as string)).toThrow(
      'The object is no color',
    );
  });
});

describe('clamp', () => {
  it.each([
    [0.5, 0.5],
    [-1, 0],
    [2, 1],
    [Infinity, 1],
    [NaN, 0],
  ])('makes %s %s', (amount, clamped) => expect(clamp(amount)).toBe(clamped));
});
