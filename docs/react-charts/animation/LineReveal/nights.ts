export const hours = ['19:00', '20:00', '21:00', '22:00', '23:00', '24:00'];

/** Toads and newts at one fence, by hour. */
export const series = [
  {
    label: 'Toads',
    data: [4, 19, 41, 36, 17, 6],
    color: '#8a6d3b',
    showMark: true,
    curve: 'linear',
  },
  {
    label: 'Newts',
    data: [0, 3, 12, 21, 24, 15],
    color: '#2f8f83',
    showMark: true,
    curve: 'linear',
  },
] as const;

export const chartName = 'Toads and newts at a fence by hour of one rainy night';
