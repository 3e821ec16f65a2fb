import fs from 'node:fs';
import path from 'node:path';
import { BRAND_PALETTE } from '../brandPalette';
import { SITE_COLORS } from '../siteColors';

type Rgb = readonly [number, number, number];

const MODES = ['light', 'dark'] as const;

/** Of graphics to what lies behind them: WCAG 1.4.11. */
const LEAST_CONTRAST = 3;

/** Between any two colors in OKLab, times 100: below 10 they are hard to tell in small areas. */
const LEAST_DISTANCE = 10;

/** How linear red, green and blue are seen: Machado, Oliveira and Fernandes 2009, severity 1. */
const SIGHTS = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} satisfies Record<string, Rgb[]>;

function toLinear(color: string): Rgb {
  return [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
}

function multiply(rows: readonly Rgb[], [r, g, b]: Rgb): Rgb {
  return rows.map(([x, y, z]) => x * r + y * g + z * b) as unknown as Rgb;
}

function see(color: string, sight: keyof typeof SIGHTS): Rgb {
  return multiply(SIGHTS[sight], toLinear(color)).map((part) =>
    Math.min(1, Math.max(0, part)),
  ) as unknown as Rgb;
}

function toOklab(color: Rgb): Rgb {
  const cones = multiply(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    color,
  ).map(Math.cbrt) as unknown as Rgb;
  return multiply(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

function measureDistance(a: Rgb, b: Rgb): number {
  const [labA, labB] = [toOklab(a), toOklab(b)];
  return 100 * Math.hypot(...labA.map((part, index) => part - labB[index]!));
}

function getLuminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function measureContrast(a: string, b: string): number {
  const [low, high] = [a, b]
    .map((color) => getLuminance(toLinear(color)) + 0.05)
    .sort((x, y) => x - y);
  return high! / low!;
}

describe.each(MODES)('the brand’s palette in %s mode', (mode) => {
  const colors = BRAND_PALETTE[mode];

  it.each(colors)('has %s stand out from the canvas', (color) => {
    expect(measureContrast(color, SITE_COLORS[mode].paper)).toBeGreaterThanOrEqual(
      LEAST_CONTRAST,
    );
  });

  it.each(Object.keys(SIGHTS) as (keyof typeof SIGHTS)[])(
    'keeps any two colors apart: %s',
    (sight) => {
      const near = colors.flatMap((color, index) =>
        colors
          .slice(index + 1)
          .filter(
            (other) =>
              measureDistance(see(color, sight), see(other, sight)) < LEAST_DISTANCE,
          )
          .map((other) => [color, other]),
      );
      expect(near).toEqual([]);
    },
  );
});

it('is what the stylesheet calls --brand-1 to --brand-5', () => {
  const css = fs.readFileSync(path.join(__dirname, '../../css/brand.css'), 'utf8');
  BRAND_PALETTE.light.forEach((light, index) => {
    expect(css).toContain(
      `--brand-${index + 1}: light-dark(${light}, ${BRAND_PALETTE.dark[index]!});`,
    );
  });
});
