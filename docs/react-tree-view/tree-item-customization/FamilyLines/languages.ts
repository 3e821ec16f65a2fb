export const languages = [
  {
    id: 'romance',
    label: 'Romance',
    children: [
      {
        id: 'iberian',
        label: 'Iberian',
        children: [
          { id: 'galician', label: 'Galician' },
          { id: 'asturian', label: 'Asturian' },
        ],
      },
      { id: 'occitan', label: 'Occitan' },
    ],
  },
  {
    id: 'celtic',
    label: 'Celtic',
    children: [
      { id: 'breton', label: 'Breton' },
      { id: 'welsh', label: 'Welsh' },
    ],
  },
];

export const OPEN_FAMILIES = ['romance', 'iberian', 'celtic'];
