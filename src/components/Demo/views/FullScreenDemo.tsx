import { lazy, Suspense } from 'react';
import type { CodeStyling } from '@site/src/settings/definitions';
import type { LiveFault } from '@site/plugins/live-frame/client/messages';
import { useTranslate } from '@site/src/hooks/useTranslate';
import FullScreen from '../fullScreen';
import type { DemoContext } from '../types';
import DemoDocument from './DemoDocument';
import type { DemoCode } from './useDemoCode';

const EditedDemo = lazy(() => import('./EditedDemo'));

interface FullScreenDemoProps {
  demo: DemoContext;
  styling: CodeStyling;
  code: DemoCode;
  /** Whether the reader's own code is to be shown. */
  isLive: boolean;
  onFault: (fault: LiveFault | undefined) => void;
  onClose: () => void;
}

/** A demo on the whole screen, as published or as the reader edited it. */
export default function FullScreenDemo({
  demo,
  styling,
  code,
  isLive,
  onFault,
  onClose,
}: FullScreenDemoProps) {
  const t = useTranslate();
  return (
    <FullScreen name={demo.name} onClose={onClose}>
      {isLive ? (
        <Suspense>
          <EditedDemo demo={demo} styling={styling} code={code} onFault={onFault} />
        </Suspense>
      ) : (
        <DemoDocument
          id={demo.id}
          title={t('demo.canvas', { name: demo.name })}
          styling={styling}
        />
      )}
    </FullScreen>
  );
}
