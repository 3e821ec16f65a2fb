import { useReducer } from 'react';

/** What a reader has done to a demo. */
export interface DemoState {
  codeOpen: boolean;
  editing: boolean;
  fullScreen: boolean;
  /** Counts the starts of the running demo; a new number is a new start. */
  run: number;
  /** Index of the file whose code is shown. */
  fileIndex: number;
  /** Edited texts by styling and file name, so that each variant keeps its own. */
  edits: Record<string, string>;
}

export type DemoAction =
  | { type: 'toggle-code' }
  | { type: 'open-code' }
  | { type: 'toggle-editing' }
  | { type: 'set-full-screen'; open: boolean }
  | { type: 'show-file'; index: number }
  | { type: 'edit'; key: string; code: string }
  | { type: 'reset' };

/** The next state; editing opens the code, and a reset forgets the edits. */
export function reduceDemo(state: DemoState, action: DemoAction): DemoState {
  switch (action.type) {
    case 'toggle-code':
      return { ...state, codeOpen: !state.codeOpen, editing: false };
    case 'open-code':
      return { ...state, codeOpen: true };
    case 'toggle-editing':
      return state.editing
        ? { ...state, editing: false }
        : { ...state, editing: true, codeOpen: true };
    case 'set-full-screen':
      return { ...state, fullScreen: action.open };
    case 'show-file':
      return { ...state, fileIndex: action.index };
    case 'edit':
      return { ...state, edits: { ...state.edits, [action.key]: action.code } };
    case 'reset':
      return { ...state, run: state.run + 1, edits: {} };
  }
}

/** A demo's state and the function that changes it. */
export function useDemoState(codeOpen: boolean) {
  return useReducer(reduceDemo, {
    codeOpen,
    editing: false,
    fullScreen: false,
    run: 0,
    fileIndex: 0,
    edits: {},
  });
}
