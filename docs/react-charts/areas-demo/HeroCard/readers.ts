/** Opens of a town's weekly newsletter, in the first twelve weeks of a year. */
export const thisYear = [
  1840, 1910, 1870, 2050, 2120, 2080, 2310, 2420, 2380, 2610, 2740, 2890,
];
export const lastYear = [
  1520, 1580, 1610, 1590, 1660, 1720, 1690, 1750, 1830, 1800, 1850, 1880,
];

export const series = [
  { id: 'last', data: lastYear, showMark: false, color: '#8a94a6' },
  {
    id: 'this',
    data: thisYear,
    area: true,
    baseline: 'min' as const,
    showMark: false,
    color: '#3f78c9',
  },
];

export const xAxis = [
  {
    data: thisYear.map((_, index) => index + 1),
    domainLimit: 'strict' as const,
    position: 'none' as const,
  },
];
// Less than the lowest value, so that the area does not shrink to nothing.
export const yAxis = [{ min: 1000, max: 4200, position: 'none' as const }];

export const noMargin = { top: 0, right: 0, bottom: 0, left: 0 };
export const noHighlight = { x: 'none', y: 'none' } as const;
