import DemoCode from './DemoCode';
import DemoErrorBoundary from './DemoErrorBoundary';
import type { LoadedDemo } from './loadDemo';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

interface DemoBodyProps {
  id: string;
  loaded: LoadedDemo;
}

/** The running demo above its code. A crash of the demo leaves the code readable. */
export default function DemoBody({ id, loaded }: DemoBodyProps) {
  const { Component, Frame, files, codeOpen } = loaded;
  const t = useTranslate();
  return (
    <>
      <div className={styles.canvas}>
        <DemoErrorBoundary id={id}>
          <Frame>
            <Component />
          </Frame>
        </DemoErrorBoundary>
        <noscript>
          <p className={styles.notice}>{t('demo.needsScript')}</p>
        </noscript>
      </div>
      <DemoCode id={id} files={files} initiallyOpen={codeOpen} />
    </>
  );
}
