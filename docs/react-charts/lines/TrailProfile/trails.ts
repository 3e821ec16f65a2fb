/** Kilometers from the valley station. */
export const kilometers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Meters above sea level along two trails to the same hut. */
export const ridge = [
  910, 1060, 1240, 1390, 1330, 1450, 1610, 1580, 1490, 1560, 1640,
];
export const gorge = [
  910, 940, 1010, 1120, 1290, 1480, 1520, 1430, 1550, 1600, 1640,
];

export function meters(value: number | null) {
  return value === null ? '' : `${value.toLocaleString('en-US')} m`;
}
