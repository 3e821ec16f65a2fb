import { getMarks } from '../getMarks';
import { createMember, INSTALLED, VERSIONS } from './createRecord';

const reading = { versions: VERSIONS, installed: INSTALLED };
const FIRST = { from: '7.29.1' };
const GONE = { gone: true as const };

describe('since when something is there,', () => {
  it.each([
    ['what was always there', [FIRST], undefined],
    ['what came later', [{ from: '8.9.4' }], { from: '8.9.4' }],
    [
      'a range, where versions could not be had',
      [{ from: '8.9.4', after: '8.2.0' }],
      { from: '8.9.4', after: '8.2.0' },
    ],
    [
      'what changed since it came',
      [{ from: '8.2.0' }, { from: '8.9.4', default: '1' }],
      { from: '8.2.0' },
    ],
    [
      'what changed and was always there',
      [FIRST, { from: '8.9.4', default: '1' }],
      undefined,
    ],
    [
      'what came back',
      [FIRST, { from: '8.2.0', ...GONE }, { from: '8.10.1' }],
      { from: '8.10.1' },
    ],
    ['what is gone', [FIRST, { from: '8.2.0', ...GONE }], undefined],
    ['what is still to come', [{ from: '9.0.2' }], undefined],
    [
      'what is still to go',
      [{ from: '8.2.0' }, { from: '9.0.2', ...GONE }],
      { from: '8.2.0' },
    ],
  ])('of %s', (_, states, since) => {
    const { states: given } = createMember('size', ...states);
    expect(getMarks(given, reading).since).toEqual(since);
  });
});

describe('since when something is deprecated,', () => {
  const OLD = { deprecated: 'Use `width`.' };

  it.each([
    ['what was deprecated later', [FIRST, { from: '8.9.4', ...OLD }], '8.9.4'],
    ['what was always deprecated', [{ ...FIRST, ...OLD }], undefined],
    ['what came deprecated', [{ from: '8.2.0', ...OLD }], '8.2.0'],
    [
      'what changed since',
      [FIRST, { from: '8.2.0', ...OLD }, { from: '8.9.4', ...OLD, default: '1' }],
      '8.2.0',
    ],
    [
      'what is deprecated no more',
      [FIRST, { from: '8.2.0', ...OLD }, { from: '8.9.4' }],
      undefined,
    ],
    [
      'what was deprecated twice',
      [{ ...FIRST, ...OLD }, { from: '8.2.0' }, { from: '8.9.4', ...OLD }],
      '8.9.4',
    ],
    ['what will be deprecated', [FIRST, { from: '9.0.2', ...OLD }], undefined],
    [
      'what was undocumented before, whose reason is that of later',
      [
        { from: '8.2.0', undocumented: true as const, ...OLD },
        { from: '8.9.4', ...OLD },
      ],
      '8.9.4',
    ],
    [
      'what is undocumented',
      [{ from: '8.2.0', undocumented: true as const, ...OLD }],
      undefined,
    ],
    [
      'what was hidden for a while',
      [
        { from: '8.2.0', ...OLD },
        { from: '8.9.4', undocumented: true as const, ...OLD },
        { from: '8.10.1', ...OLD },
      ],
      '8.2.0',
    ],
  ])('of %s', (_, states, from) => {
    const { states: given } = createMember('size', ...states);
    expect(getMarks(given, reading).deprecatedSince?.from).toBe(from);
  });
});

describe('where something goes,', () => {
  it.each([
    ['what stays', [FIRST], undefined],
    ['what goes', [FIRST, { from: '9.0.2', ...GONE }], '9.0.2'],
    ['what is gone', [FIRST, { from: '8.9.4', ...GONE }], undefined],
    ['what is still to come', [{ from: '9.0.2' }], undefined],
  ])('of %s', (_, states, from) => {
    const { states: given } = createMember('size', ...states);
    expect(getMarks(given, reading).removal?.from).toBe(from);
  });
});
