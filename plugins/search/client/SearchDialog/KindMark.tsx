import { useTranslate } from '@site/src/hooks/useTranslate';
import type { ResultKind } from '../../engine/types';
import styles from './styles.module.css';

/** A page with lines, braces, something that runs, an arrow to a higher step. */
const PATHS: Record<ResultKind, string> = {
  guide: 'M5 3h7l3 3v11H5zM8 9h4M8 12.5h4',
  api: 'M8 3.5c-2.5 0-2.5 1.2-2.5 3s0 3-2 3.5c2 .5 2 1.7 2 3.5s0 3 2.5 3M12 3.5c2.5 0 2.5 1.2 2.5 3s0 3 2 3.5c-2 .5-2 1.7-2 3.5s0 3-2.5 3',
  demo: 'M3 4h14v12H3zM8.5 7.5v5l4-2.5z',
  migration: 'M3.5 15.5h5v-5h5v-5H17M14.5 3 17 5.5 14.5 8',
};

/** The mark of a kind of results. */
export default function KindMark({ kind }: { kind: ResultKind }) {
  const t = useTranslate();
  return (
    <svg
      viewBox="0 0 20 20"
      className={styles.kind}
      role="img"
      aria-label={t(`search.${kind}Mark`)}
    >
      <path d={PATHS[kind]} />
    </svg>
  );
}
