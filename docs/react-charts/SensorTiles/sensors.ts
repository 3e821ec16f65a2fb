/** Two sensors with their latest temperatures, oldest first. */
export const sensors = [
  { name: 'Boiler room', unit: '°C', data: [61, 62, 60, 63, 66, 64, 67, 65] },
  { name: 'Server rack', unit: '°C', data: [24, 25, 27, 26, 29, 31, 30, 28] },
];
