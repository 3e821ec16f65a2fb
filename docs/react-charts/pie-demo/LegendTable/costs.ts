/** Cloud costs of a month by service, in dollars, and of the month before. */
export const costs = [
  { id: 'compute', label: 'Servers', value: 4180, before: 3950, color: '#3f72b0' },
  {
    id: 'database',
    label: 'Databases',
    value: 2640,
    before: 2710,
    color: '#5b98c8',
  },
  { id: 'storage', label: 'Storage', value: 1310, before: 1120, color: '#4a9660' },
  { id: 'traffic', label: 'Traffic', value: 890, before: 1240, color: '#c07a1c' },
];

const total = costs.reduce((sum, { value }) => sum + value, 0);

export const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
export const share = (amount: number) => `${Math.round((amount / total) * 100)}%`;

export function change({ value, before }: { value: number; before: number }) {
  const percent = Math.round((value / before - 1) * 100);
  return percent < 0
    ? `${-percent}% less than in April`
    : `${percent}% more than in April`;
}

export const series = [
  {
    id: 'costs',
    data: costs,
    innerRadius: '50%',
    highlightScope: { highlight: 'item', fade: 'global' } as const,
    faded: { additionalRadius: 0 },
  },
];
