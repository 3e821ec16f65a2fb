/** Tons of clothes in a year. */
export const links = [
  { source: 'Wearable', target: 'Shop', value: 57 },
  { source: 'Wearable', target: 'Shelters', value: 27 },
  { source: 'Worn out', target: 'Rags', value: 19 },
  { source: 'Worn out', target: 'Insulation', value: 10 },
  { source: 'Worn out', target: 'Burned', value: 6 },
];
