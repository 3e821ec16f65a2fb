/** Months of the timetable. */
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

/** Share of punctual departures in percent, by time of day. */
export const series = [
  {
    type: 'line' as const,
    id: 'peak',
    label: 'Rush hour',
    data: [71, 69, 74, 78, 77, 80],
    color: '#b3541e',
  },
  {
    type: 'line' as const,
    id: 'offPeak',
    label: 'Rest of the day',
    data: [88, 86, 89, 92, 91, 93],
    color: '#2a7d8c',
  },
];
