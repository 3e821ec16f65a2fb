export interface Thing {
  id: string;
  label: string;
  children?: Thing[];
}

export const packing: Thing[] = [
  {
    id: 'tent-bag',
    label: 'Tent bag',
    children: [
      { id: 'pegs', label: 'Pegs' },
      { id: 'mallet', label: 'Mallet' },
      { id: 'tarp', label: 'Tarp' },
    ],
  },
  {
    id: 'kitchen-box',
    label: 'Kitchen box',
    children: [
      { id: 'stove', label: 'Stove' },
      { id: 'kettle', label: 'Kettle' },
    ],
  },
];

/** Returns the list without the thing and its contents. */
export function takeOut(things: Thing[], id: string): Thing[] {
  return things
    .filter((thing) => thing.id !== id)
    .map((thing) =>
      thing.children ? { ...thing, children: takeOut(thing.children, id) } : thing,
    );
}
