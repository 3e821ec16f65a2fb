export interface Tin {
  id: string;
  label: string;
  children?: Tin[];
}

export const tins: Tin[] = [
  {
    id: 'black',
    label: 'Black tea',
    children: [
      { id: 'black-1', label: 'Smoky breakfast' },
      { id: 'black-2', label: 'Bergamot' },
    ],
  },
  { id: 'herbal', label: 'Herbal tea' },
];
