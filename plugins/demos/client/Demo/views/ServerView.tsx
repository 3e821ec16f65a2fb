import clsx from 'clsx';
import DemoErrorBoundary from '../DemoErrorBoundary';
import DemoTheme from '../DemoTheme';
import type { ViewProps } from '../types';
import { useTranslate } from '@site/src/hooks/useTranslate';
import ServerCode from './ServerCode';
import styles from './styles.module.css';

/** A demo as the static HTML has it: the system styling, above its code in TypeScript. */
export default function ServerView({ demo, loaded }: ViewProps) {
  const { Component, files, previews, dateLibraries, localeTexts } = loaded;
  const t = useTranslate();
  return (
    <>
      <div className={clsx(styles.canvas, styles.asleep)}>
        {!demo.frame && (
          <DemoErrorBoundary id={demo.id}>
            <DemoTheme localeTexts={localeTexts}>
              <Component />
            </DemoTheme>
          </DemoErrorBoundary>
        )}
        <noscript>
          <p className={styles.notice}>{t('demo.needsScript')}</p>
        </noscript>
      </div>
      {!demo.hideToolbar && (
        <ServerCode
          files={files}
          previews={previews}
          dateLibraries={dateLibraries}
          open={demo.codeOpen}
        />
      )}
    </>
  );
}
