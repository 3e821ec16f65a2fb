export const taxa = [
  {
    id: 'felidae',
    label: 'Felidae',
    children: [
      {
        id: 'lynx',
        label: 'Lynx',
        children: [
          { id: 'lynx-pardinus', label: 'Lynx pardinus' },
          { id: 'lynx-rufus', label: 'Lynx rufus' },
        ],
      },
      {
        id: 'puma',
        label: 'Puma',
        children: [{ id: 'puma-concolor', label: 'Puma concolor' }],
      },
    ],
  },
];
