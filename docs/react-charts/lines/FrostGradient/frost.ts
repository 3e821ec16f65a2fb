/** Hours of a night in April, from 18:00 to 09:00. */
export const hours = Array.from({ length: 16 }, (_, index) => 18 + index);

/** Degrees Celsius above the grass of an orchard. */
export const temperatures = [
  8.4, 6.9, 5.1, 3.8, 2.6, 1.4, 0.5, -0.6, -1.7, -2.9, -3.6, -4.1, -3.2, -0.8, 2.7,
  6.2,
];

export function clock(hour: number) {
  return `${String(hour % 24).padStart(2, '0')}:00`;
}

export function celsius(value: number | null) {
  return value === null ? '' : `${value.toFixed(1)} °C`;
}
