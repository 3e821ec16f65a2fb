export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

/** Kilograms roasted in each month. */
export const roasts = [
  { id: 'filter', label: 'Filter', data: [310, 340, 420, 390, 450, 480] },
  { id: 'espresso', label: 'Espresso', data: [520, 480, 560, 610, 570, 640] },
];
