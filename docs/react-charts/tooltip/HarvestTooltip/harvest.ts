export const years = ['2022', '2023', '2024', '2025'];
export const pears = [11.2, 9.6, 13.8, 12.4];
export const plums = [6.1, 7.9, 4.3, 8.2];

export function tonnes(value: number | null) {
  return value === null ? null : `${value.toFixed(1)} t`;
}

export const series = [
  { label: 'Pears', data: pears, valueFormatter: tonnes },
  { label: 'Plums', data: plums, valueFormatter: tonnes },
];
