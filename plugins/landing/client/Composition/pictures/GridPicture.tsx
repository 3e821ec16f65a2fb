import clsx from 'clsx';
import { countKilos } from '../../coffees/coffees';
import { listLinked, listShown } from '../../coffees/selection';
import type { PartProps } from '../../coffees/types';
import styles from './styles.module.css';

/** The grid, as a plain table of the same measures. */
export function GridPicture({ selection, texts }: PartProps) {
  const linked = listLinked(selection);
  return (
    <table className={styles.grid}>
      <thead>
        <tr>
          <td className={styles.check}>
            <span className={clsx(styles.box, linked.size > 0 && styles.mixed)} />
          </td>
          <th scope="col">{texts.coffee}</th>
          <th scope="col" className={styles.country}>
            {texts.origin}
          </th>
          <th scope="col">{texts.roast}</th>
          <th scope="col">{texts.kilos}</th>
        </tr>
      </thead>
      <tbody>
        {listShown(selection).map((coffee) => {
          const { id, name, country, roast } = coffee;
          const isLinked = linked.has(id);
          return (
            <tr key={id} data-mark={id} data-hatch={isLinked || undefined}>
              <td className={styles.check}>
                <span className={clsx(styles.box, isLinked && styles.checked)} />
              </td>
              <td>{name}</td>
              <td className={styles.country}>{texts.countries[country]}</td>
              <td>{texts.roasts[roast]}</td>
              <td>{texts.formatNumber(countKilos(coffee))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
