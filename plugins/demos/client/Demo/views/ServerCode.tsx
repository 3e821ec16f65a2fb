import { Fragment } from 'react';
import clsx from 'clsx';
import type { DateLibraries, DemoFile, StylingPreview } from '../../../types';
import type { CodeStyling } from '@site/plugins/settings/common';
import { useTranslate } from '@site/src/hooks/useTranslate';
import ToolbarIcon from '../toolbar/ToolbarIcon';
import toolbar from '../toolbar/styles.module.css';
import Highlighted from './Highlighted';
import styles from './styles.module.css';

interface ServerCodeProps {
  /** The demo's own files, its entry first. */
  files: DemoFile[];
  /** The marked lines of the demo's other stylings. */
  previews: StylingPreview[];
  /** The other date libraries; who wants one of them waits for the live demo to see code. */
  dateLibraries?: DateLibraries;
  /** Whether the page's author shows the whole code at first. */
  open: boolean;
}

/** A snippet in both code variants; the document's stamp decides which one is seen. */
function Preview({
  TS,
  JS,
  styling,
}: Omit<StylingPreview, 'styling'> & { styling?: CodeStyling }) {
  const common = { className: styles.preview, styling };
  return TS === JS ? (
    <Highlighted html={TS} {...common} />
  ) : (
    <>
      <Highlighted html={TS} variant="TS" {...common} />
      <Highlighted html={JS} variant="JS" {...common} />
    </>
  );
}

/** The snippets of all stylings; with one only there is nothing to choose. */
function Previews({
  file: { TS, JS },
  others,
}: {
  file: DemoFile;
  others: StylingPreview[];
}) {
  const system = { TS: TS.previewHtml ?? '', JS: JS.previewHtml ?? '' };
  if (others.length === 0) {
    return system.TS === '' ? null : <Preview {...system} />;
  }
  return (
    <>
      {system.TS !== '' && <Preview {...system} styling="system" />}
      {others.map((preview) => (
        <Preview key={preview.styling} {...preview} />
      ))}
    </>
  );
}

/** The whole code in TypeScript; of several files each has its name above it. */
function Files({ files }: { files: DemoFile[] }) {
  return files.map(({ TS }) => (
    <Fragment key={TS.name}>
      {files.length > 1 && (
        <p className={styles.fileName} translate="no">
          <strong>{TS.name}</strong>
        </p>
      )}
      <Highlighted html={TS.html} />
    </Fragment>
  ));
}

const ACTIONS = [
  ['edit', 'toolbar.edit'],
  ['copy', 'copy.copy'],
  ['fullScreen', 'toolbar.fullScreen'],
] as const;

/** What the live toolbar will have at its end, to look at: nothing pops in with the script. */
function ComingActions() {
  const t = useTranslate();
  return (
    <div className={toolbar.coming} aria-hidden>
      {ACTIONS.map(([icon, label]) => (
        <span key={icon} className={clsx(toolbar.button, toolbar.named)}>
          <ToolbarIcon name={icon} />
          <span>{t(label)}</span>
        </span>
      ))}
      <span className={toolbar.button}>
        <ToolbarIcon name="more" />
      </span>
    </div>
  );
}

/**
 * A demo's source in the static HTML: the marked preview, and all of the demo's own files
 * in a native disclosure, which works before and without the script. It stands where the
 * live demo will have its toolbar and its code. The sample data is left out: many demos
 * share it, and it stands in the repository as it is imported.
 */
export default function ServerCode({
  files,
  previews,
  dateLibraries,
  open,
}: ServerCodeProps) {
  const t = useTranslate();
  return (
    <div
      className={styles.code}
      data-date-libraries={dateLibraries?.names.join(' ')}
    >
      <details className={styles.disclosure} open={open}>
        <summary className={styles.bar}>
          <span className={clsx(toolbar.button, toolbar.main)}>
            <ToolbarIcon name="code" />
            <span className={styles.whenClosed}>
              {t(
                files[0]!.TS.previewHtml === undefined
                  ? 'demo.showCode'
                  : 'demo.showAllCode',
              )}
            </span>
            <span className={styles.whenOpen}>{t('demo.hideCode')}</span>
          </span>
        </summary>
        <Files files={files} />
      </details>
      <ComingActions />
      <Previews file={files[0]!} others={previews} />
    </div>
  );
}
