import type { ApiPage, ApiProduct, ProductId } from '../../types';
import { assertRecorded } from '../assertRecorded';
import {
  createChartsHistory,
  createComponent,
  createProp,
  createSnapshot,
} from './createSnapshot';

const INSTALLED = { charts: '8.2.0' } as Record<ProductId, string>;
const RECORDED = createComponent([createProp('size', { default: '3' })]);

const history = createChartsHistory(
  createSnapshot('8.1.0', []),
  createSnapshot('8.2.0', [RECORDED]),
);

function createProduct(...pages: ApiPage[]): ApiProduct {
  return { product: 'charts', pages, events: [], selectors: [], types: {} };
}

/** What is thrown for packages that have some pages; nothing where it agrees. */
function getFault(pages: ApiPage[], installed = INSTALLED): string | undefined {
  try {
    assertRecorded([createProduct(...pages)], [history], installed);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('assertRecorded', () => {
  it('accepts packages that have what is recorded', () => {
    expect(getFault([RECORDED])).toBeUndefined();
  });

  it('accepts a type that is written in another way', () => {
    const size = createProp('size', { default: '"3"', type: ' number' });
    expect(getFault([createComponent([{ ...size, default: '3' }])])).toBeUndefined();
  });

  it.each<[string, ApiPage[], string]>([
    ['a missing entry', [], 'Bars: is recorded, and the packages do not have it'],
    [
      'a missing member',
      [createComponent([])],
      'Bars, prop size: is recorded, and the packages do not have it',
    ],
    [
      'a new member',
      [createComponent([...RECORDED.props, createProp('gap')])],
      'Bars, prop gap: is not recorded',
    ],
    [
      'another default',
      [createComponent([createProp('size', { default: '4' })])],
      'Bars, prop size: default is "4", recorded is "3"',
    ],
    [
      'another type',
      [createComponent([createProp('size', { default: '3', type: 'string' })])],
      'Bars, prop size: type is "string", recorded is "number"',
    ],
    [
      'a renamed entry',
      [createComponent(RECORDED.props, { name: 'Columns' })],
      'Bars: is recorded, and the packages do not have it\n- Columns: is not recorded',
    ],
  ])('names %s, and the command to run', (_, pages, line) => {
    expect(getFault(pages)).toBe(
      'The API’s history does not agree with the installed packages:\n' +
        `- ${line}\nRecord the installed version: npm run api:record`,
    );
  });

  it('names an installed version that is not recorded', () => {
    expect(getFault([RECORDED], { ...INSTALLED, charts: '8.3.0' })).toContain(
      '- charts: version 8.3.0 is not recorded\n',
    );
  });
});
