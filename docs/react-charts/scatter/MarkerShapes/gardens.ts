/** Sun hours per day and yield per square meter (kg) of vegetable beds. */
export const tomatoes = [
  { id: 't1', x: 4.1, y: 2.6 },
  { id: 't2', x: 5.2, y: 4.3 },
  { id: 't3', x: 6.3, y: 5.1 },
  { id: 't4', x: 7.4, y: 7.8 },
  { id: 't5', x: 8.2, y: 8.4 },
];

export const beans = [
  { id: 'b1', x: 3.6, y: 1.1 },
  { id: 'b2', x: 4.8, y: 1.9 },
  { id: 'b3', x: 5.9, y: 2.2 },
  { id: 'b4', x: 6.8, y: 2.9 },
  { id: 'b5', x: 8.4, y: 2.7 },
];

export const lettuce = [
  { id: 'l1', x: 3.2, y: 3.3 },
  { id: 'l2', x: 4.4, y: 3.9 },
  { id: 'l3', x: 5.6, y: 3.6 },
  { id: 'l4', x: 6.6, y: 3.8 },
  { id: 'l5', x: 7.8, y: 3.1 },
];
