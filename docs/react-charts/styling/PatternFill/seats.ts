/** Seats of a season by how they were paid for. */
export const seats = [
  { id: 'full', label: 'Full price', value: 8420 },
  { id: 'season', label: 'Season ticket', value: 5130 },
  { id: 'student', label: 'Students', value: 2260 },
];
