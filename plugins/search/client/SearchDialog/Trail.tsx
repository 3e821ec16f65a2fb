import styles from './results.module.css';

/**
 * The places that lead to a result, from the outermost. What stands between two of them
 * runs with the layout, each place with its own script.
 */
export default function Trail({ places }: { places: readonly string[] }) {
  return places.map((place, index) => (
    <span key={index} className={styles.place}>
      <bdi>{place}</bdi>
    </span>
  ));
}
