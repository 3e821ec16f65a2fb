export const flights = [
  {
    id: 'arrivals',
    label: 'Arrivals',
    children: [
      { id: 'a-214', label: '06:40 Bergen' },
      { id: 'a-118', label: '06:55 Porto' },
      { id: 'a-902', label: '07:10 Split' },
    ],
  },
  {
    id: 'departures',
    label: 'Departures',
    children: [
      { id: 'd-215', label: '07:30 Bergen' },
      { id: 'd-440', label: '07:45 Graz' },
    ],
  },
];
