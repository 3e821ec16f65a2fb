import { useRef } from 'react';
import type { DemoFile } from '@site/plugins/demos/types';
import CopyButton from '@site/src/components/CopyButton';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

interface DemoCodeProps {
  id: string;
  files: DemoFile[];
  /** Whether the reader had opened the code before the script came. */
  initiallyOpen?: boolean;
}

function Highlighted({ html, className }: { html: string; className?: string }) {
  return (
    // The markup comes from the build's own highlighter, which escapes the source.
    <pre className={className} tabIndex={0} translate="no">
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}

/**
 * A demo's source: the marked preview first, the whole file on demand. The whole file
 * is a native disclosure, which works before and without the script; the stylesheet
 * hides the preview and turns the label with it.
 */
export default function DemoCode({ id, files, initiallyOpen }: DemoCodeProps) {
  const t = useTranslate();
  const codeRef = useRef<HTMLDivElement>(null);
  const [file] = files;
  if (file === undefined) {
    return null;
  }
  return (
    <div className={styles.code}>
      {file.previewHtml !== undefined && (
        <Highlighted html={file.previewHtml} className={styles.preview} />
      )}
      <details className={styles.disclosure} open={initiallyOpen}>
        <summary>
          <span className={styles.whenClosed}>{t('demo.showCode')}</span>
          <span className={styles.whenOpen}>{t('demo.hideCode')}</span>
        </summary>
        <div ref={codeRef}>
          <Highlighted html={file.html} />
        </div>
      </details>
      <div className={styles.actions}>
        <a href={`/playground/${id}`} target="_blank" rel="noreferrer">
          {t('demo.openAlone')}
        </a>
        <CopyButton getText={() => codeRef.current?.textContent ?? ''} />
      </div>
    </div>
  );
}
