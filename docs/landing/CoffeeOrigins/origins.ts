export const origins = [
  {
    id: 'africa',
    label: 'Africa',
    children: [
      { id: 'yirgacheffe', label: 'Yirgacheffe' },
      { id: 'nyeri', label: 'Nyeri' },
    ],
  },
  {
    id: 'americas',
    label: 'Americas',
    children: [
      { id: 'antigua', label: 'Antigua' },
      { id: 'cerrado', label: 'Cerrado' },
      { id: 'huila', label: 'Huila' },
    ],
  },
  {
    id: 'asia',
    label: 'Asia',
    children: [{ id: 'sumatra', label: 'Sumatra' }],
  },
];

export const chosen = ['nyeri', 'antigua'];
