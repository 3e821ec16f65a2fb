/** A calendar day as "2026-05-11", which sorts and compares as text. */
export type Day = string;

const DAY_LENGTH = 24 * 60 * 60 * 1000;

/** Days from one to another, both included. In UTC, so that no clock change adds an hour. */
export function listDays(from: Day, to: Day): Day[] {
  const count = Math.max(
    0,
    Math.round((Date.parse(to) - Date.parse(from)) / DAY_LENGTH) + 1,
  );
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * DAY_LENGTH).toISOString().slice(0, 10),
  );
}

export function isMonday(day: Day): boolean {
  return new Date(day).getUTCDay() === 1;
}

export function isWeekend(day: Day): boolean {
  return [0, 6].includes(new Date(day).getUTCDay());
}

export function countWorkingDays(from: Day, to: Day): number {
  return listDays(from, to).filter((day) => !isWeekend(day)).length;
}

/** "1 working day", "5 working days". */
export function formatWorkingDays(from: Day, to: Day): string {
  const count = countWorkingDays(from, to);
  return `${count} working ${count === 1 ? 'day' : 'days'}`;
}

/** Writes a day in English. */
export function formatDay(day: Day, options: Intl.DateTimeFormatOptions): string {
  return new Date(day).toLocaleDateString('en', { timeZone: 'UTC', ...options });
}
