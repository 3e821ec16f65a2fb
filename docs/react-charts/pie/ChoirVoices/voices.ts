/** Singers of a choir by voice. */
export const voices = [
  { id: 'soprano', label: 'Soprano', value: 21 },
  { id: 'alto', label: 'Alto', value: 18 },
  { id: 'tenor', label: 'Tenor', value: 9 },
  { id: 'bass', label: 'Bass', value: 12 },
];

export const series = [
  {
    data: voices,
    innerRadius: 28,
    paddingAngle: 3,
    cornerRadius: 6,
    arcLabel: 'value' as const,
    highlightScope: { highlight: 'item' as const },
  },
];
