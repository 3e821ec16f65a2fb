export const lockers = [
  {
    id: 'climbing',
    label: 'Climbing',
    children: [
      { id: 'climbing-ropes', label: 'Ropes, 60 m' },
      { id: 'climbing-helmets', label: 'Helmets' },
    ],
  },
  {
    id: 'paddling',
    label: 'Paddling',
    children: [{ id: 'paddling-vests', label: 'Float vests' }],
  },
];
