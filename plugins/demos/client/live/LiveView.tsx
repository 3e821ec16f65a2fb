import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveFault } from '../../live-frame/client/messages';
import { useCodeChoice } from '@site/plugins/settings/client';
import { useSetting } from '@site/plugins/settings/common';
import { useModule } from '@site/src/hooks/useModule';
import { useUnsavedEdit } from '@site/src/hooks/useUnsavedEdit';
import type { LiveViewProps } from '../Demo/types';
import Canvas from '../Demo/views/Canvas';
import CodeArea from '../Demo/views/CodeArea';
import CodePanel from '../Demo/views/CodePanel';
import FullScreenDemo from '../Demo/fullScreen';
import PartFailure from '../Demo/views/PartFailure';
import { useDemoCode } from '../Demo/views/useDemoCode';
import { useDemoState } from '../Demo/views/useDemoState';

const loadLiveParts = () => import('../Demo/views/liveParts');

/** A demo that runs, with its toolbar and its code. */
export default function LiveView({ demo, loaded, wantedStyling }: LiveViewProps) {
  const { variant } = useCodeChoice();
  const [dateLibrary] = useSetting('dateLibrary');
  const { styling } = loaded;
  const [state, dispatch] = useDemoState(demo.id, demo.codeOpen || loaded.wasOpen, {
    variant,
    styling,
    ...(loaded.dateLibraries && { dateLibrary }),
  });
  const { editing, fullScreen, run } = state;
  useUnsavedEdit(Object.keys(state.edits).length > 0);
  const canvasRef = useRef<HTMLDivElement>(null);
  const codeButtonRef = useRef<HTMLButtonElement>(null);

  // A link to the demo may be followed while it is on the page, and again.
  useEffect(() => {
    if (demo.linkVisit !== undefined) {
      dispatch({ type: 'open-code' });
    }
  }, [demo.linkVisit, dispatch]);

  const code = useDemoCode(loaded, variant, state);
  const isLive = editing || code.isEdited;
  const live = useModule(loadLiveParts, isLive);
  // The published demo stays in sight until the edited one has been drawn.
  const [isDrawn, setDrawn] = useState(false);
  if (isDrawn && !isLive) {
    setDrawn(false);
  }
  const onDrawn = useCallback(() => setDrawn(true), []);
  const hasFailed = live.failure !== undefined || code.data.failure !== undefined;
  const onFault = useCallback(
    (fault: LiveFault | undefined) => dispatch({ type: 'report-fault', fault }),
    [dispatch],
  );
  // One frame, in the page or on the full screen: two would both run the code.
  const running =
    live.module !== undefined && code.isComplete ? (
      <live.module.EditedDemo
        key={`${styling} ${run}`}
        demo={demo}
        styling={styling}
        code={code}
        fill={fullScreen}
        fault={state.fault}
        onFault={onFault}
        onDrawn={onDrawn}
      />
    ) : (
      <PartFailure parts={[live, code.data]} />
    );
  const edited = isLive ? running : undefined;

  return (
    <>
      <Canvas
        ref={canvasRef}
        demo={demo}
        loaded={loaded}
        run={run}
        edited={isLive && fullScreen ? null : edited}
        isStarting={!isDrawn && !fullScreen && !hasFailed}
      />
      <PartFailure parts={[wantedStyling]} />
      {!demo.hideToolbar && (
        <CodeArea
          demo={demo}
          loaded={loaded}
          variant={variant}
          code={code}
          isLive={isLive}
          state={state}
          dispatch={dispatch}
          onResetFocus={() => canvasRef.current?.focus()}
        />
      )}
      {fullScreen && (
        <FullScreenDemo
          demo={demo}
          styling={styling}
          edited={edited}
          code={
            <CodePanel
              demoId={demo.id}
              files={code.files}
              file={code.file}
              editing={editing}
              run={run}
              parts={[]}
              dispatch={dispatch}
              onEscape={() => codeButtonRef.current?.focus()}
            />
          }
          codeButtonRef={codeButtonRef}
          codeOpen={state.codeOpen}
          onToggleCode={() => dispatch({ type: 'toggle-code' })}
          onClose={() => dispatch({ type: 'set-full-screen', open: false })}
        />
      )}
    </>
  );
}
