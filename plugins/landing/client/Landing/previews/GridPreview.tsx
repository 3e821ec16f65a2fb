import { batches } from '@site/docs/landing/RoastBatches/batches';
import styles from './styles.module.css';

const rows = [...batches].sort((a, b) => b.kilos - a.kilos);

/** The Data Grid's example, as a plain table of the same measures. */
export function GridPreview() {
  return (
    <table className={styles.grid}>
      <thead>
        <tr>
          <td className={styles.check}>
            <span className={styles.box} />
          </td>
          {['Coffee', 'Roast', 'Kilos'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, coffee, roast, kilos }) => (
          <tr key={id}>
            <td className={styles.check}>
              <span className={styles.box} />
            </td>
            <td>{coffee}</td>
            <td>{roast}</td>
            <td>{kilos}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
