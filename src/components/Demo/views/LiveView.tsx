import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { LiveFault } from '@site/plugins/live-frame/client/messages';
import { useCodeChoice } from '@site/src/hooks/useCodeChoice';
import { useCopyTarget } from '@site/src/hooks/useCopyTarget';
import { useTranslate } from '@site/src/hooks/useTranslate';
import DemoToolbar from '../toolbar';
import type { ViewProps } from '../types';
import Canvas from './Canvas';
import CodePanel from './CodePanel';
import FullScreenDemo from './FullScreenDemo';
import Preview from './Preview';
import { useDemoCode } from './useDemoCode';
import { useDemoState } from './useDemoState';
import { useExport } from './useExport';
import { useMoreItems } from './useMoreItems';
import styles from './styles.module.css';

const LiveErrors = lazy(() => import('../live/LiveErrors'));

/** A demo that runs, with its toolbar and its code. */
export default function LiveView({ demo, loaded }: ViewProps) {
  const t = useTranslate();
  const { variant } = useCodeChoice();
  const { styling } = loaded;
  const [state, dispatch] = useDemoState(demo.codeOpen || loaded.wasOpen);
  const { codeOpen, editing, fullScreen, run } = state;
  const [fault, setFault] = useState<LiveFault>();
  const canvasRef = useRef<HTMLDivElement>(null);
  const codeRef = useRef<HTMLDivElement>(null);
  const toolbarRef = useRef<HTMLButtonElement>(null);

  // A link to the demo may be followed while it is on the page.
  useEffect(() => {
    if (demo.codeOpen) {
      dispatch({ type: 'open-code' });
    }
  }, [demo.codeOpen, dispatch]);

  const code = useDemoCode(loaded, variant, state);
  const file = code.files[state.fileIndex] ?? code.files[0]!;
  const { outcome, copy } = useCopyTarget(codeRef, () => file.code);
  const { failure, openSandbox } = useExport({
    demo,
    variant,
    styling,
    loadAll: code.loadAll,
  });
  const moreItems = useMoreItems({ demo, loaded });
  const isLive = editing || code.isEdited;

  return (
    <>
      <Canvas
        ref={canvasRef}
        demo={demo}
        loaded={loaded}
        code={code}
        isLive={isLive}
        run={run}
        onFault={setFault}
      />
      {!demo.hideToolbar && (
        <div ref={codeRef} data-code-block className={styles.code}>
          <DemoToolbar
            demo={demo}
            choice={{ variant, styling }}
            codeOpen={codeOpen}
            editing={editing}
            copyOutcome={outcome}
            editButtonRef={toolbarRef}
            moreItems={moreItems}
            actions={{
              toggleCode: () => dispatch({ type: 'toggle-code' }),
              toggleEditing: () => dispatch({ type: 'toggle-editing' }),
              openStackBlitz: () => void openSandbox('StackBlitz'),
              openCodeSandbox: () => void openSandbox('CodeSandbox'),
              copy: () => void copy(),
              resetFocus: () => canvasRef.current?.focus(),
              reset: () => dispatch({ type: 'reset' }),
              openFullScreen: () =>
                dispatch({ type: 'set-full-screen', open: true }),
            }}
          />
          {failure !== undefined && (
            <p role="alert" className={styles.notice}>
              {t('demo.exportFailed')} {failure}
            </p>
          )}
          {codeOpen ? (
            <CodePanel
              files={code.files}
              file={file}
              editing={editing}
              run={run}
              dispatch={dispatch}
              onEscape={() => toolbarRef.current?.focus()}
            />
          ) : (
            <Preview files={code.files} />
          )}
          {isLive && (
            <Suspense>
              <LiveErrors fault={fault} />
            </Suspense>
          )}
        </div>
      )}
      {fullScreen && (
        <FullScreenDemo
          demo={demo}
          styling={styling}
          code={code}
          isLive={isLive}
          onFault={setFault}
          onClose={() => dispatch({ type: 'set-full-screen', open: false })}
        />
      )}
    </>
  );
}
