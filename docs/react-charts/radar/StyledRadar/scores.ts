/** Test scores of a family tent, from 0 to 10. */
export const radar = {
  max: 10,
  metrics: ['Space', 'Weather', 'Setup', 'Packing', 'Airflow', 'Repairs'],
};

export const series = [
  { id: 'meadow', label: 'Meadow 4', data: [9, 6, 5, 3, 8, 8], fillArea: true },
];
