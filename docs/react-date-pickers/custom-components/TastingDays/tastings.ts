import dayjs, { type Dayjs } from 'dayjs';

const TASTINGS: Readonly<Record<string, string>> = {
  '2026-03-06': 'Smoked porter',
  '2026-03-13': 'Spring bock',
  '2026-03-14': 'Spring bock',
  '2026-03-20': 'Nettle ale',
  '2026-03-27': 'Pale ale',
  '2026-04-03': 'Rye lager',
};

export const firstShown = dayjs('2026-03-13');

/** The beer that the brewery pours on a day, if there is a tasting. */
export const beerOn = (day: Dayjs): string | undefined =>
  TASTINGS[day.format('YYYY-MM-DD')];
