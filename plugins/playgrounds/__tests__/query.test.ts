import { formatPlaygroundQuery, parsePlaygroundState, type Knob } from '../common';

const KNOBS: Knob[] = [
  { name: 'disabled', kind: 'boolean' },
  { name: 'rowHeight', kind: 'number' },
  { name: 'label', kind: 'text' },
  { name: 'calendars', kind: 'choice', options: [1, 2, 3] },
  { name: 'reduceAnimations', kind: 'choice', options: [true, false] },
  { name: 'views', kind: 'list', options: ['year', 'month', 'day'] },
];

const NUMBERS = ['0', '1', '2.5', '…', '10000'];

const INITIAL = { label: 'Arrival' };

function parse(search: string) {
  return parsePlaygroundState(search, KNOBS, INITIAL);
}

describe('parsePlaygroundState', () => {
  it.each([
    ['', { label: 'Arrival' }],
    ['?density=dense&filter=x', { label: 'Arrival' }],
    ['?prop.disabled=true', { label: 'Arrival', disabled: true }],
    ['?prop.disabled=false', { label: 'Arrival', disabled: false }],
    ['?prop.rowHeight=36', { label: 'Arrival', rowHeight: 36 }],
    ['?prop.rowHeight=-10000', { label: 'Arrival', rowHeight: -10_000 }],
    ['?prop.label=Check%20in', { label: 'Check in' }],
    ['?prop.label=', {}],
    ['?prop.calendars=3', { label: 'Arrival', calendars: 3 }],
    ['?prop.reduceAnimations=true', { label: 'Arrival', reduceAnimations: true }],
    ['?prop.views=day,year', { label: 'Arrival', views: ['year', 'day'] }],
  ])('%s: %j', (search, values) => {
    expect(parse(search)).toEqual({ values, faults: [] });
  });

  it.each([
    ['disabled', 'yes', ['true', 'false']],
    ['rowHeight', 'tall', NUMBERS],
    ['rowHeight', '99999999', NUMBERS],
    ['rowHeight', '-1e9', NUMBERS],
    ['rowHeight', '1e999', NUMBERS],
    ['calendars', '4', ['1', '2', '3']],
    ['views', 'year,week', ['year', 'month', 'day']],
    ['rows', '[]', []],
    ['constructor', 'x', []],
  ])('%s=%s is a fault and changes nothing', (name, value, valid) => {
    expect(parse(`?prop.${name}=${value}`)).toEqual({
      values: INITIAL,
      faults: [{ name, value, valid }],
    });
  });
});

describe('formatPlaygroundQuery', () => {
  it.each([
    ['', INITIAL, '?playground=DatePicker'],
    ['?dir=rtl&prop.old=1', INITIAL, '?dir=rtl&playground=DatePicker'],
    ['', {}, '?playground=DatePicker&prop.label='],
    [
      '',
      { label: 'Stay', views: ['year', 'day'], disabled: true },
      '?playground=DatePicker&prop.label=Stay&prop.views=year,day&prop.disabled=true',
    ],
  ])('%s and %j: %s', (search, values, query) => {
    expect(formatPlaygroundQuery(search, 'DatePicker', values, INITIAL)).toBe(query);
  });

  it('says what the parser reads', () => {
    const values = { label: 'A, b & “c”', rowHeight: -1.5, calendars: 2 };
    const query = formatPlaygroundQuery('', 'DatePicker', values, INITIAL);
    expect(parse(query)).toEqual({ values, faults: [] });
  });
});
