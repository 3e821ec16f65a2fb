import { useEffect, useReducer } from 'react';
import type { LiveFault } from '../../../live-frame/client/messages';
import type { CodeChoice, DateLibrary } from '@site/plugins/settings/common';
import { keepEdits, readEdits } from './keptEdits';

/** What a reader has done to a demo. */
export interface DemoState {
  codeOpen: boolean;
  editing: boolean;
  fullScreen: boolean;
  /** Counts the starts of the running demo; a new number is a new start. */
  run: number;
  /** Which file's code is shown, by its name without the extension; at first the entry's. */
  fileBaseName?: string;
  /** Edited texts by `CodeFile.editKey`: each styling, variant and date library keeps its own. */
  edits: Record<string, string>;
  /** What is wrong with the code that runs now. */
  fault?: LiveFault;
}

export type DemoAction =
  | { type: 'toggle-code' }
  | { type: 'open-code' }
  | { type: 'toggle-editing' }
  | { type: 'set-full-screen'; open: boolean }
  | { type: 'show-file'; baseName: string }
  | { type: 'edit'; key: string; code: string }
  | { type: 'report-fault'; fault: LiveFault | undefined }
  | { type: 'switch-code' }
  | { type: 'reset' };

/** Each message of the frame reports: what changes nothing has to render nothing. */
function withFault(state: DemoState, fault: LiveFault | undefined): DemoState {
  return state.fault === fault ? state : { ...state, fault };
}

/** The editor opens the code. An unedited demo gets a new frame with it, without a fault. */
function toggleEditing(state: DemoState): DemoState {
  const isEdited = Object.keys(state.edits).length > 0;
  return {
    ...withFault(state, isEdited ? state.fault : undefined),
    editing: !state.editing,
    codeOpen: state.codeOpen || !state.editing,
  };
}

/** The next state; a reset forgets the edits, and other code has other faults. */
export function reduceDemo(state: DemoState, action: DemoAction): DemoState {
  switch (action.type) {
    case 'toggle-code':
      return { ...state, codeOpen: !state.codeOpen, editing: false };
    case 'open-code':
      return state.codeOpen ? state : { ...state, codeOpen: true };
    case 'toggle-editing':
      return toggleEditing(state);
    case 'set-full-screen':
      return { ...state, fullScreen: action.open };
    case 'show-file':
      return { ...state, fileBaseName: action.baseName };
    case 'edit':
      return { ...state, edits: { ...state.edits, [action.key]: action.code } };
    case 'report-fault':
      return withFault(state, action.fault);
    case 'switch-code':
      return withFault(state, undefined);
    case 'reset':
      return { ...withFault(state, undefined), run: state.run + 1, edits: {} };
  }
}

/** Which code of a demo runs under edit. */
interface RunningCode extends CodeChoice {
  /** Where the code depends on it. */
  dateLibrary?: DateLibrary;
}

/**
 * A demo's state and the function that changes it. The edits of this visit are there again.
 *
 * @param id of the demo
 * @param codeOpen whether the code is open at first
 * @param choice the code that runs: another one starts without the fault of this one
 */
export function useDemoState(
  id: string,
  codeOpen: boolean,
  { variant, styling, dateLibrary }: RunningCode,
) {
  const [state, dispatch] = useReducer(reduceDemo, id, (demo): DemoState => ({
    codeOpen,
    editing: false,
    fullScreen: false,
    run: 0,
    edits: readEdits(demo),
  }));
  useEffect(() => keepEdits(id, state.edits), [id, state.edits]);
  useEffect(
    () => dispatch({ type: 'switch-code' }),
    [variant, styling, dateLibrary],
  );
  return [state, dispatch] as const;
}
