export interface Cook {
  id: string;
  label: string;
  duty: string;
  isOff?: boolean;
  children?: Cook[];
}

export const brigade: Cook[] = [
  {
    id: 'okafor',
    label: 'Ada Okafor',
    duty: 'Head chef',
    children: [
      {
        id: 'lindqvist',
        label: 'Jon Lindqvist',
        duty: 'Sous-chef',
        children: [
          { id: 'moreau', label: 'Elise Moreau', duty: 'Grill' },
          { id: 'tanaka', label: 'Ren Tanaka', duty: 'Sauces', isOff: true },
        ],
      },
      { id: 'silva', label: 'Bento Silva', duty: 'Pastry' },
    ],
  },
];

export function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
}
