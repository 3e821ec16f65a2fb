export const program = [
  {
    id: 'fri',
    label: 'Friday',
    children: [
      { id: 'brass', label: 'Brass on the roof' },
      { id: 'night-choir', label: 'Night choir' },
    ],
  },
  {
    id: 'sat',
    label: 'Saturday',
    children: [
      { id: 'accordions', label: 'Seven accordions' },
      { id: 'quartet', label: 'Quartet in the barn' },
    ],
  },
];

export const PROPAGATION = { parents: true, descendants: true };
