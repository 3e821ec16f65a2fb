import { DELIVERY_MONTH } from '../../coffees/coffees';
import { CONTINENT_COLORS } from '../../coffees/continentColors';
import { listDelivered, listLinked } from '../../coffees/selection';
import type { PartProps } from '../../coffees/types';
import styles from './styles.module.css';

const { year, month } = DELIVERY_MONTH;
const DAYS = new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The first day of the week, from Sunday on, where the calendar's library has not Sunday. */
const WEEK_STARTS: Readonly<Record<string, number>> = { zh: 1 };

function listWeekdays(language: string, weekStart: number): string[] {
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'narrow',
    timeZone: 'UTC',
  });
  // 1 January 2023 was a Sunday.
  return Array.from({ length: 7 }, (_, index) =>
    format.format(Date.UTC(2023, 0, 1 + weekStart + index)),
  );
}

function Day({ day, column, selection }: DayProps) {
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const coffees = listDelivered(selection, date);
  const linked = listLinked(selection);
  return (
    <span
      className={styles.day}
      style={day === 1 ? { gridColumnStart: column } : undefined}
      data-delivery={coffees.length > 0 || undefined}
      data-day={coffees.length > 0 ? date : undefined}
      data-hatch={coffees.some(({ id }) => linked.has(id)) || undefined}
    >
      {day}
      <span className={styles.dots}>
        {coffees.map(({ id, continent }) => (
          <span key={id} style={{ backgroundColor: CONTINENT_COLORS[continent] }} />
        ))}
      </span>
    </span>
  );
}

interface DayProps {
  day: number;
  /** Where the month begins, from 1 on. */
  column: number;
  selection: PartProps['selection'];
}

/** The calendar, drawn. */
export function CalendarPicture({ selection, texts }: PartProps) {
  const { language } = texts;
  const weekStart = WEEK_STARTS[language] ?? 0;
  const weekday = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const title = new Intl.DateTimeFormat(language, {
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.UTC(year, month - 1));
  return (
    <div className={styles.calendar}>
      <p className={styles.month}>
        {title} {year}
      </p>
      <div className={styles.days}>
        {listWeekdays(language, weekStart).map((name, index) => (
          <span key={index} className={styles.weekday}>
            {name}
          </span>
        ))}
        {Array.from({ length: DAYS }, (_, index) => (
          <Day
            key={index}
            day={index + 1}
            column={((weekday - weekStart + 7) % 7) + 1}
            selection={selection}
          />
        ))}
      </div>
    </div>
  );
}
