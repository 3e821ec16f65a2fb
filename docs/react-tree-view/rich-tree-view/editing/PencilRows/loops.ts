export interface Loop {
  id: string;
  label: string;
  children?: Loop[];
}

export const loops: Loop[] = [
  {
    id: 'drums',
    label: 'Drums',
    children: [
      { id: 'drums-brush', label: 'Brushes, slow' },
      { id: 'drums-rain', label: 'Rain on a tin roof' },
    ],
  },
  { id: 'bass', label: 'Bass', children: [{ id: 'bass-1', label: 'Walking in F' }] },
];
