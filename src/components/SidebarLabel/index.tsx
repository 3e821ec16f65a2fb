import { Badges, type Marks } from '@site/src/components/Badge';
import styles from './styles.module.css';

interface SidebarLabelProps {
  text: string;
  marks: Marks;
}

/** A sidebar item's text with its badges. */
export default function SidebarLabel({ text, marks }: SidebarLabelProps) {
  return (
    <span className={styles.label}>
      {text}
      <Badges marks={marks} link={false} />
    </span>
  );
}
