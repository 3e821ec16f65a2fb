import postcss from 'postcss';

/** A CSS declaration's name and value. */
export type NameAndValue = [name: string, value: string];

const FLOW: Record<string, string> = { left: 'start', right: 'end' };

/** The corners of `border-radius`, in its order, as they lie from left to right. */
const CORNERS = ['start-start', 'start-end', 'end-end', 'end-start'];

const LONGHANDS: [pattern: RegExp, toName: (match: RegExpExecArray) => string][] = [
  [/^(left|right)$/, ([, side]) => `inset-inline-${FLOW[side!]}`],
  [
    /^((?:scroll-)?(?:margin|padding)|border)-(left|right)(-width|-style|-color)?$/,
    ([, box, side, aspect = '']) => `${box}-inline-${FLOW[side!]}${aspect}`,
  ],
  [
    /^border-(top|bottom)-(left|right)-radius$/,
    ([, edge, side]) =>
      `border-${edge === 'top' ? 'start' : 'end'}-${FLOW[side!]}-radius`,
  ],
];

const FOUR_SIDED =
  /^(inset|(?:scroll-)?(?:margin|padding)|border)(-width|-style|-color)?$/;

function toLonghand(name: string): string | undefined {
  return LONGHANDS.flatMap(([pattern, toName]) => {
    const match = pattern.exec(name);
    return match === null ? [] : [toName(match)];
  })[0];
}

/** Both axes of a shorthand whose left and right differ. */
function toAxes(name: string, value: string): NameAndValue[] | undefined {
  const match = FOUR_SIDED.exec(name);
  const [top, right, bottom, left] = postcss.list.space(value);
  if (match === null || left === undefined || left === right) {
    return undefined;
  }
  const [, box, aspect = ''] = match;
  return [
    [`${box}-block${aspect}`, `${top} ${bottom}`],
    [`${box}-inline${aspect}`, `${left} ${right}`],
  ];
}

/** The corners of a radius that is not the same on the left and on the right. */
function toCorners(name: string, value: string): NameAndValue[] | undefined {
  if (name !== 'border-radius' || value.includes('/')) {
    return undefined;
  }
  const radii = postcss.list.space(value);
  const [first, second = first, third = first, fourth = second] = radii;
  if (first === second && third === fourth) {
    return undefined;
  }
  return [first, second, third, fourth].map((radius, index) => [
    `border-${CORNERS[index]}-radius`,
    radius!,
  ]);
}

/**
 * A declaration that names left or right, in terms of start and end: what it says from
 * left to right stays the same, and from right to left it is mirrored.
 *
 * Transforms, backgrounds, shadows and floats are not among them. CSS has no logical
 * transforms, and logical floats are younger than the browsers that we support.
 *
 * @returns the declarations that take its place; undefined where it has no side
 */
export function toLogical(name: string, value: string): NameAndValue[] | undefined {
  const longhand = toLonghand(name);
  if (longhand !== undefined) {
    return [[longhand, value]];
  }
  if (name === 'text-align' && value in FLOW) {
    return [[name, FLOW[value]!]];
  }
  return toAxes(name, value) ?? toCorners(name, value);
}
