export interface Body {
  id: string;
  label: string;
  children?: Body[];
}

export const bodies: Body[] = [
  {
    id: 'jupiter',
    label: 'Jupiter',
    children: [
      { id: 'io', label: 'Io' },
      { id: 'europa', label: 'Europa' },
      { id: 'callisto', label: 'Callisto (behind Jupiter)' },
    ],
  },
  {
    id: 'saturn',
    label: 'Saturn',
    children: [
      { id: 'rhea', label: 'Rhea' },
      { id: 'titan', label: 'Titan' },
    ],
  },
];

export const isHidden = (body: Body) => body.id === 'callisto';
