import type { CodeFile } from './useDemoCode';
import Highlighted from './Highlighted';
import styles from './styles.module.css';

/**
 * The lines that the author marked in the demo's entry, while the whole code is closed.
 * Of an edited entry there are none: the marks are the published text's.
 */
export default function Preview({ entry }: { entry: CodeFile }) {
  return entry.isEdited || entry.previewHtml === undefined ? null : (
    <Highlighted html={entry.previewHtml} className={styles.preview} />
  );
}
