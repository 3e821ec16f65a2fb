/** Services of a museum, rated by 400 visitors from 1 to 5. */
export const services = [
  { id: 'Guides', x: 4.3, y: 4.2 },
  { id: 'Signs', x: 4.1, y: 2.4 },
  { id: 'Tickets', x: 4.6, y: 3.6 },
  { id: 'Toilets', x: 3.8, y: 1.8 },
  { id: 'Shop', x: 1.9, y: 4.2 },
  { id: 'Café', x: 2.6, y: 2.3 },
  { id: 'App', x: 1.6, y: 1.7 },
  { id: 'Audio', x: 2.4, y: 3.5 },
];

export const series = [
  {
    id: 'services',
    data: services,
    markerSize: 5,
    color: '#3d7ea6',
    valueFormatter: (
      service: { id?: string | number; x: number; y: number } | null,
    ) =>
      service && `${service.id}: importance ${service.x}, satisfaction ${service.y}`,
  },
];

const rating = {
  min: 1,
  max: 5,
  tickInterval: [1, 2, 3, 4, 5],
  valueFormatter: String,
};

export const xAxis = [{ ...rating, label: 'Importance', height: 50 }];
export const yAxis = [{ ...rating, label: 'Satisfaction' }];
