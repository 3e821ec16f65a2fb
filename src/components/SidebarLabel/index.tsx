import { Plan, Status, type StatusName } from '@site/src/components/Badge';
import type { SidebarMarks } from '@site/plugins/pages/createOutline';
import styles from './styles.module.css';

interface SidebarLabelProps {
  text: string;
  marks: SidebarMarks;
}

const STATUSES: StatusName[] = ['newFeature', 'planned', 'unstable'];

/** A sidebar item's text with its badges. */
export default function SidebarLabel({ text, marks }: SidebarLabelProps) {
  return (
    <span className={styles.label}>
      {text}
      {STATUSES.filter((name) => marks[name]).map((name) => (
        <Status key={name} name={name} />
      ))}
      {marks.plan && <Plan name={marks.plan} link={false} />}
    </span>
  );
}
