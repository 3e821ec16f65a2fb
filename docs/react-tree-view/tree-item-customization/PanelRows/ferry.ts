export const ferryPages = [
  {
    id: 'sail',
    label: 'Sailings',
    children: [
      { id: 'today', label: 'Today' },
      { id: 'winter', label: 'Winter timetable' },
    ],
  },
  {
    id: 'aboard',
    label: 'On board',
    children: [
      { id: 'cabins', label: 'Cabins' },
      { id: 'bikes', label: 'Bicycles' },
    ],
  },
  { id: 'ports', label: 'Ports' },
];
