import { reduceDemo, type DemoAction, type DemoState } from '../useDemoState';

const closed: DemoState = {
  codeOpen: false,
  editing: false,
  fullScreen: false,
  run: 0,
  fileIndex: 0,
  edits: {},
};
const editing: DemoState = {
  ...closed,
  codeOpen: true,
  editing: true,
  edits: { 'system/A.tsx': 'a' },
};

it.each<[string, DemoState, DemoAction, Partial<DemoState>]>([
  ['opens the code', closed, { type: 'toggle-code' }, { codeOpen: true }],
  [
    'leaves the editor with the code, and keeps the edits',
    editing,
    { type: 'toggle-code' },
    { codeOpen: false, editing: false },
  ],
  [
    'opens the code for the editor',
    closed,
    { type: 'toggle-editing' },
    { codeOpen: true, editing: true },
  ],
  [
    'leaves the code open behind the editor',
    editing,
    { type: 'toggle-editing' },
    { editing: false },
  ],
  [
    'keeps the edits of each file',
    editing,
    { type: 'edit', key: 'css/A.tsx', code: 'b' },
    { edits: { 'system/A.tsx': 'a', 'css/A.tsx': 'b' } },
  ],
  [
    'starts again without edits, and stays in the editor',
    editing,
    { type: 'reset' },
    { run: 1, edits: {} },
  ],
  ['shows another file', closed, { type: 'show-file', index: 2 }, { fileIndex: 2 }],
  [
    'goes to the full screen',
    closed,
    { type: 'set-full-screen', open: true },
    { fullScreen: true },
  ],
])('%s', (_, state, action, change) => {
  expect(reduceDemo(state, action)).toEqual({ ...state, ...change });
});
