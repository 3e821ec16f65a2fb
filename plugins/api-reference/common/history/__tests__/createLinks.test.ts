import {
  createEntry,
  createMember,
  createRecord,
  INSTALLED,
} from '../../../history/__tests__/createRecord';
import { createLinks } from '../createLinks';

const findLink = createLinks(
  createRecord(
    createEntry(
      [
        createMember('size', { from: '7.29.1' }),
        createMember('old', { from: '7.29.1' }, { from: '8.2.0', gone: true }),
        createMember('late', { from: '9.0.2' }),
        { kind: 'class', name: 'row--100%', states: [{ from: '7.29.1' }] },
      ],
      { name: 'BarChartPro' },
    ),
    createEntry([], {
      name: 'BarBox',
      states: [{ from: '7.29.1' }, { from: '8.2.0', gone: true }],
    }),
    createEntry([], { name: 'Late', states: [{ from: '9.0.2' }] }),
  ),
  INSTALLED,
  (route) => `/zh${route}`,
);

describe('createLinks', () => {
  const page = '/zh/x/api/charts/bar-chart-pro';

  it.each([
    ['BarChartPro', undefined, page],
    ['BarChartPro', 'size', `${page}#prop-size`],
    ['BarChartPro', 'old', `${page}#removed-prop-old`],
    ['BarChartPro', 'late', undefined],
    ['BarChartPro', 'other', undefined],
    ['BarBox', undefined, '/zh/x/api/charts#removed-BarBox'],
    ['Late', undefined, undefined],
    ['Other', undefined, undefined],
  ])('leads from %s, %s to %s', (entry, member, link) => {
    expect(
      findLink({
        entry: { kind: 'component', name: entry },
        ...(member && { member: { kind: 'prop', name: member } }),
      }),
    ).toBe(link);
  });

  it('writes an anchor as an address has it', () => {
    expect(
      findLink({
        entry: { kind: 'component', name: 'BarChartPro' },
        member: { kind: 'class', name: 'row--100%' },
      }),
    ).toBe(`${page}#class-row--100%25`);
  });
});
