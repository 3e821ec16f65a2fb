import { useMemo } from 'react';
import type {
  LiveFile,
  LiveProgram,
  LiveSettings,
} from '../../../live-frame/client/messages';
import type { CodeStyling } from '@site/plugins/settings/common';

/** What a live frame shows. */
export interface LiveContent {
  /** The demo's files as the reader has them. */
  files: LiveFile[];
  /** Name of the file whose default export is shown. */
  entry: string;
  styling: CodeStyling;
  settings: LiveSettings;
}

function useStable<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}

/**
 * The program and the settings of a frame as objects that stay the same while their
 * content does: what re-renders the page should not run the demo afresh.
 */
export function useStableContent({ files, entry, styling, settings }: LiveContent): {
  program: LiveProgram;
  settings: LiveSettings;
} {
  return {
    program: useStable({ files, entry, styling }),
    settings: useStable(settings),
  };
}
