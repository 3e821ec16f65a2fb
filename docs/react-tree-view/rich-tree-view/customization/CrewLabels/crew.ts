export interface Sailor {
  id: string;
  label: string;
  duty: string;
  isAshore?: boolean;
  children?: Sailor[];
}

export const crew: Sailor[] = [
  {
    id: 'okafor',
    label: 'Ada Okafor',
    duty: 'Captain',
    children: [
      {
        id: 'lindqvist',
        label: 'Jon Lindqvist',
        duty: 'First mate',
        children: [
          { id: 'moreau', label: 'Elise Moreau', duty: 'Deckhand' },
          { id: 'tanaka', label: 'Ren Tanaka', duty: 'Cook', isAshore: true },
        ],
      },
      { id: 'silva', label: 'Bento Silva', duty: 'Engineer' },
    ],
  },
];

export function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
}
