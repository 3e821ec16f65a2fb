import { Badges, type Marks } from '@site/src/components/Badge';
import BreakableName from '@site/src/components/BreakableName';
import MarkedText from '@site/src/components/MarkedText';
import type { TextRange } from '@site/src/utils/joinRanges';
import styles from './styles.module.css';

interface SidebarLabelProps {
  /** A sidebar's item: sidebars.ts puts its marks into the custom props, a filter what it found. */
  item: { label: string; customProps?: Record<string, unknown> };
}

interface LabelProps extends Marks {
  ranges?: readonly TextRange[];
}

/** The text of a sidebar's item with its badges. */
export default function SidebarLabel({ item }: SidebarLabelProps) {
  const { ranges = [], ...marks } = (item.customProps ?? {}) as LabelProps;
  const text =
    ranges.length === 0 ? (
      <BreakableName text={item.label} />
    ) : (
      <MarkedText text={item.label} ranges={ranges} className={styles.found} />
    );
  const hasBadges = Object.values(marks).some(Boolean);
  // Most have neither badges nor marks, and a sidebar has hundreds of items: no elements for them.
  if (!hasBadges && ranges.length === 0) {
    return text;
  }
  return (
    <span className={styles.label}>
      {text}
      {hasBadges && (
        <>
          {' '}
          <Badges marks={marks} link={false} />
        </>
      )}
    </span>
  );
}
