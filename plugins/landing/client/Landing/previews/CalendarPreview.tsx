import clsx from 'clsx';
import styles from './styles.module.css';

const WEEKDAYS = ['S', 'M', 'T', 'W', 'T', 'F', 'S'];

/** The month as the running example writes it, in any language; it begins on a Wednesday. */
const MONTH = 'April 2026';
const DAYS_BEFORE = 3;
const DAYS = 30;
const CHOSEN = 15;

/** The pickers' example, drawn. */
export function CalendarPreview() {
  return (
    <div className={styles.calendar}>
      <p className={styles.month}>{MONTH}</p>
      <div className={styles.days}>
        {WEEKDAYS.map((name, index) => (
          <span key={index} className={styles.weekday}>
            {name}
          </span>
        ))}
        {Array.from({ length: DAYS }, (_, index) => {
          const column = (index + DAYS_BEFORE) % 7;
          return (
            <span
              key={index}
              style={index === 0 ? { gridColumnStart: DAYS_BEFORE + 1 } : undefined}
              className={clsx(
                styles.day,
                (column === 0 || column === 6) && styles.weekend,
                index + 1 === CHOSEN && styles.chosen,
              )}
            >
              {index + 1}
            </span>
          );
        })}
      </div>
    </div>
  );
}
