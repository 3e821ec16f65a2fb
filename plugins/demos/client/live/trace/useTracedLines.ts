import { useCallback, useEffect, useEffectEvent } from 'react';
import type { TextPlace } from '../CodeEditor/traceLines';
import { changeTrace, endTrace, useTrace } from './traces';
import { useTraceSwitch } from './useTraceSwitch';

/**
 * An editor's side of Trace, as long as the editor is there.
 *
 * @param onShowFile called with another file of the demo that the reader has picked a part of
 * @returns the lines of the file that the pointer is at in the frame, and what to call with
 *   the place that caret and pointer are at in the text
 */
export function useTracedLines(
  demoId: string,
  fileName: string,
  onShowFile: (name: string) => void,
) {
  const { lines } = useTrace(demoId);
  const [isOn] = useTraceSwitch();
  useEffect(() => {
    changeTrace(demoId, { isEditing: true });
    return () => endTrace(demoId, fileName);
  }, [demoId, fileName]);

  const other =
    isOn && lines?.isPick && lines.file !== fileName ? lines.file : undefined;
  const showFile = useEffectEvent((name: string) => onShowFile(name));
  useEffect(() => {
    if (other !== undefined) {
      showFile(other);
    }
  }, [other]);

  const tellPlace = useCallback(
    (place: TextPlace | undefined) =>
      changeTrace(demoId, { place: place && { file: fileName, ...place } }),
    [demoId, fileName],
  );
  return {
    lines: isOn && lines?.file === fileName ? lines : undefined,
    tellPlace,
  };
}
