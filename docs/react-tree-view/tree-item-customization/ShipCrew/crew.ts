export interface CrewMember {
  id: string;
  label: string;
  role: string;
  onWatch?: boolean;
  children?: CrewMember[];
}

export const crew: CrewMember[] = [
  {
    id: 'ines',
    label: 'Ines Moreira',
    role: 'Captain',
    children: [
      {
        id: 'tomasz',
        label: 'Tomasz Wilk',
        role: 'First mate',
        onWatch: true,
        children: [
          { id: 'anwen', label: 'Anwen Pugh', role: 'Deckhand', onWatch: true },
          { id: 'sefa', label: 'Sefa Tuala', role: 'Deckhand' },
        ],
      },
      { id: 'ruth', label: 'Ruth Adler', role: 'Engineer' },
    ],
  },
];

/** The first letters of a name. */
export const toInitials = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('');
