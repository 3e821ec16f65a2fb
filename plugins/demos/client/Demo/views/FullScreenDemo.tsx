import type { ReactNode } from 'react';
import type { CodeStyling } from '@site/plugins/settings/common';
import { useTranslate } from '@site/src/hooks/useTranslate';
import FullScreen from '../fullScreen';
import type { DemoContext } from '../types';
import DemoDocument from './DemoDocument';

interface FullScreenDemoProps {
  demo: DemoContext;
  styling: CodeStyling;
  /** The reader's own demo, where there is one. */
  edited?: ReactNode;
  onClose: () => void;
}

/** A demo on the whole screen, as published or as the reader edited it. */
export default function FullScreenDemo({
  demo,
  styling,
  edited,
  onClose,
}: FullScreenDemoProps) {
  const t = useTranslate();
  return (
    <FullScreen name={demo.name} onClose={onClose}>
      {(isFree) =>
        edited ?? (
          <DemoDocument
            id={demo.id}
            title={t('demo.canvas', { name: demo.name })}
            styling={styling}
            fill
            enlarge={isFree}
          />
        )
      }
    </FullScreen>
  );
}
