export const steps = [
  {
    id: 'before',
    label: 'Before the first day',
    children: [
      { id: 'badge', label: 'Print the badge' },
      { id: 'desk', label: 'Choose a desk' },
    ],
  },
  {
    id: 'first-week',
    label: 'First week',
    children: [
      { id: 'tour', label: 'Tour of the workshop' },
      { id: 'lunch', label: 'Lunch with the team' },
    ],
  },
];
