import clsx from 'clsx';
import { chosen, origins } from '@site/docs/landing/CoffeeOrigins/origins';
import styles from './styles.module.css';

interface ItemProps {
  label: string;
  state: 'checked' | 'mixed' | undefined;
  isParent?: boolean;
}

function Item({ label, state, isParent = false }: ItemProps) {
  return (
    <span className={clsx(styles.item, isParent && styles.parent)}>
      <span className={clsx(styles.box, state && styles[state])} />
      {label}
    </span>
  );
}

/** The Tree View's example, as plain lists. */
export function TreePreview() {
  return (
    <ul className={styles.tree}>
      {origins.map(({ id, label, children }) => (
        <li key={id}>
          <Item
            label={label}
            state={
              children.some((child) => chosen.includes(child.id))
                ? 'mixed'
                : undefined
            }
            isParent
          />
          <ul>
            {children.map((child) => (
              <li key={child.id}>
                <Item
                  label={child.label}
                  state={chosen.includes(child.id) ? 'checked' : undefined}
                />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
