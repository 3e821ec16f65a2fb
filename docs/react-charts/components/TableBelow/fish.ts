export const months = ['May', 'Jun', 'Jul', 'Aug', 'Sep'];

export const species = [
  {
    type: 'line',
    id: 'salmon',
    label: 'Salmon',
    data: [12, 140, 410, 268, 530],
    color: '#d1745a',
  },
  {
    type: 'line',
    id: 'trout',
    label: 'Trout',
    data: [104, 88, 61, 45, 97],
    color: '#5f7fa8',
  },
  {
    type: 'line',
    id: 'eel',
    label: 'Eel',
    data: [310, 205, 96, 40, 18],
    color: '#7c8f4b',
  },
].map((series) => ({
  ...series,
  type: 'line' as const,
  highlightScope: { highlight: 'series', fade: 'global' } as const,
}));

export const chartName = 'Fish by species at a fish ladder from May to September';
