import clsx from 'clsx';
import { COFFEES, CONTINENTS } from '../../coffees/coffees';
import { CONTINENT_COLORS } from '../../coffees/continentColors';
import { listLinked, type Selection } from '../../coffees/selection';
import type { PartProps } from '../../coffees/types';
import styles from './styles.module.css';

function Box({ id, selection }: { id: string; selection: Selection }) {
  const { ticked } = selection;
  const isMixed =
    !ticked.includes(id) &&
    COFFEES.some((coffee) => coffee.continent === id && ticked.includes(coffee.id));
  return (
    <span
      className={clsx(
        styles.box,
        ticked.includes(id) && styles.checked,
        isMixed && styles.mixed,
      )}
    />
  );
}

/** The tree, as plain lists. On a phone its continents are closed. */
export function TreePicture({ selection, texts }: PartProps) {
  const linked = listLinked(selection);
  return (
    <ul className={styles.tree}>
      {CONTINENTS.map((continent) => (
        <li key={continent}>
          <span className={clsx(styles.item, styles.parent)} data-tick={continent}>
            <Box id={continent} selection={selection} />
            {texts.continents[continent]}
            <span
              className={styles.swatch}
              style={{ backgroundColor: CONTINENT_COLORS[continent] }}
            />
          </span>
          <ul>
            {COFFEES.filter((coffee) => coffee.continent === continent).map(
              ({ id, name }) => (
                <li key={id}>
                  <span
                    className={styles.item}
                    data-tick={id}
                    data-hatch={linked.has(id) || undefined}
                  >
                    <Box id={id} selection={selection} />
                    {name}
                  </span>
                </li>
              ),
            )}
          </ul>
        </li>
      ))}
    </ul>
  );
}
