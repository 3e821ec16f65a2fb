import Highlighted from './Highlighted';
import type { CodeFile } from './useDemoCode';
import styles from './styles.module.css';

/** A file's text to read: highlighted as published, plain once the reader has edited it. */
export default function FileText({ file }: { file: CodeFile }) {
  return file.isEdited ? (
    <pre className={styles.pre} tabIndex={0} translate="no">
      <code>{file.code}</code>
    </pre>
  ) : (
    <Highlighted html={file.html} />
  );
}
