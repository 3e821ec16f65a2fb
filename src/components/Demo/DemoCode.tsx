import { useRef, useState } from 'react';
import type { DemoFile } from '@site/plugins/demos/types';
import CopyButton from '@site/src/components/CopyButton';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

interface DemoCodeProps {
  id: string;
  files: DemoFile[];
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
 * is a native disclosure, so that it opens without JavaScript too.
 */
export default function DemoCode({ id, files }: DemoCodeProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const codeRef = useRef<HTMLDivElement>(null);
  const [file] = files;
  if (file === undefined) {
    return null;
  }
  return (
    <div className={styles.code}>
      {file.previewHtml !== undefined && !open && (
        <Highlighted html={file.previewHtml} className={styles.preview} />
      )}
      <details
        className={styles.disclosure}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>{t(open ? 'demo.hideCode' : 'demo.showCode')}</summary>
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
