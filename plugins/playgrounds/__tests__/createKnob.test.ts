import type { ApiProduct } from '@site/plugins/api-reference';
import { createKnob as create } from '../createKnob';
import { splitUnion } from '../splitUnion';

function alias(name: string, text: string): ApiProduct['types'] {
  return { [name]: { name, text, plan: 'community', description: '', members: [] } };
}

/** Types that those of the props name. */
const TYPES: ApiProduct['types'] = {
  ...alias('DateView', "type DateView = 'day' | 'year';"),
  ...alias('AnyView', "type AnyView = DateView | 'hours';"),
  ...alias('Paint', 'type Paint = string | PaintCallback;'),
};

function createKnob(prop: Parameters<typeof create>[0]) {
  return create(prop, TYPES);
}

describe('splitUnion', () => {
  it.each([
    ['boolean', ['boolean']],
    ["'a' | 'b' | undefined", ["'a'", "'b'", 'undefined']],
    ["'a | b' | 3", ["'a | b'", '3']],
    ['Partial<A | B> | number', ['Partial<A | B>', 'number']],
    ['readonly (string | null)[]', ['readonly (string | null)[]']],
    ['(row: Row) => string | number', ['(row: Row) => string | number']],
    [
      "'value' | ((item: Item) => string | null)",
      ["'value'", '((item: Item) => string | null)'],
    ],
    ['', []],
  ])('%s', (type, parts) => {
    expect(splitUnion(type)).toEqual(parts);
  });
});

describe('createKnob', () => {
  it.each([
    ['boolean', { kind: 'boolean' }],
    ['true', { kind: 'boolean' }],
    ['boolean | { csvExport?: boolean }', { kind: 'boolean' }],
    ['number', { kind: 'number' }],
    ['Partial<ChartMargin> | number', { kind: 'number' }],
    ['string | number', { kind: 'number' }],
    ['string', { kind: 'text' }],
    ['React.ReactNode', { kind: 'text' }],
    ["'desc' | 'asc'", { kind: 'choice', options: ['desc', 'asc'] }],
    ['1 | 2 | 3', { kind: 'choice', options: [1, 2, 3] }],
    ['"line" | "bar"', { kind: 'choice', options: ['line', 'bar'] }],
    ["'item' | number", { kind: 'number' }],
    ['Paint', { kind: 'text' }],
    ['AnyView', { kind: 'choice', options: ['day', 'year', 'hours'] }],
    ['readonly AnyView[]', { kind: 'list', options: ['day', 'year', 'hours'] }],
    ["readonly ('year' | 'month')[]", { kind: 'list', options: ['year', 'month'] }],
  ])('%s: %j', (type, knob) => {
    expect(createKnob({ name: 'x', type })).toEqual({ name: 'x', ...knob });
  });

  it.each([
    '(date: Date) => boolean',
    '(params: Params) => string | number',
    'PickerValidDate | null',
    "'only' | null",
    "readonly 'day'[]",
    'readonly Row[]',
    'readonly number[]',
    'readonly GridSortDirection[]',
    'SxProps<Theme>',
    'keyof Logger | false',
  ])('%s: left to code', (type) => {
    expect(createKnob({ name: 'x', type })).toBeUndefined();
  });

  it('hands the default on', () => {
    expect(createKnob({ name: 'x', type: 'number', default: '150' })).toEqual({
      name: 'x',
      kind: 'number',
      default: '150',
    });
  });

  it('gives a switch no default that it can’t show', () => {
    expect(
      createKnob({ name: 'x', type: 'boolean', default: '`true` on desktop' }),
    ).toEqual({
      name: 'x',
      kind: 'choice',
      options: [true, false],
      default: '`true` on desktop',
    });
  });

  it('makes a color of a text with that name', () => {
    expect(createKnob({ name: 'fillColor', type: 'string' })?.kind).toBe('color');
  });

  it('leaves out what a knob would not show', () => {
    expect(createKnob({ name: 'open', type: 'boolean' })).toBeUndefined();
  });
});
