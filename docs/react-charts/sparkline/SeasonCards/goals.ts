export const teams = [
  { name: 'Harbor United', goals: [41, 38, 45, 52, 49, 58] },
  { name: 'Mill Rovers', goals: [55, 51, 47, 44, 46, 39] },
  { name: 'Northgate', goals: [33, 42, 40, 39, 51, 50] },
];

export const seasons = ['2020', '2021', '2022', '2023', '2024', '2025'];
export const xAxis = { data: seasons };
export const tooltip = { trigger: 'axis' } as const;

export function inGoals(value: number | null) {
  return value === null ? '' : `${value} goals`;
}
