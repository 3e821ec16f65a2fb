import type { CodeFile } from './useDemoCode';
import Highlighted from './Highlighted';
import styles from './styles.module.css';

/** The lines that the author marked, while the whole code is closed. */
export default function Preview({ files }: { files: CodeFile[] }) {
  const html = files.find(
    ({ previewHtml }) => previewHtml !== undefined,
  )?.previewHtml;
  return html === undefined ? null : (
    <Highlighted html={html} className={styles.preview} />
  );
}
