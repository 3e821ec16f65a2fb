import dayjs from 'dayjs';

export const firstMonth = dayjs('2026-03-01');
export const lastMonth = dayjs('2026-10-31');
export const firstYear = dayjs('2022-01-01');
export const lastYear = dayjs('2030-12-31');
export const shownMonth = dayjs('2026-05-01');
